import { compressToEncodedURIComponent } from 'lz-string';
import { changePlan, startPlan } from './layout-plan';
import { parsePlanText } from './parse-plan';
import { toLayoutBody } from './plan-body';
import { initialValues, sourceKinds } from './sources/kinds';
import { startPlanOfSources } from './sources/sources-state';
import { encodeSources } from './sources/sources-url';
import { encodeHash, encodePlan } from './url-state';

/** A malformed import or URL hash, generated from a seed, so that every run gets the same ones. */
export interface Malformed {
  /** How it was damaged, for the message when a test fails. */
  readonly damage: string;
  readonly text: string;
}

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const LAYOUT = {
  ...toLayoutBody({ ...changePlan(startPlan('nine'), { type: 'user', key: 1, user: 'u-wen' }), preset: null }),
  widescreen: true,
  sources: [{ id: 'camera-1', name: 'Gate' }],
};
const SOURCES = {
  room: 'team',
  sources: sourceKinds().map((kind) => ({ kind: kind.kind, ...initialValues(kind, new Set()) })),
  forward: startPlanOfSources().forward,
};
const HASHES = [
  encodePlan(startPlan('nine')),
  encodeHash(LAYOUT),
  encodeSources(startPlanOfSources()),
  encodeHash(SOURCES),
];

/** A short URL hash that decompresses to a text far above the length limit. */
const DECOMPRESSION_BOMB = `#s=${compressToEncodedURIComponent('0'.repeat(150_000))}`;

const UNEXPECTED_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -5001,
  0.5,
  '',
  'auto',
  'cover',
  'two',
  'constructor',
  'x'.repeat(300),
  '\u0000',
  '\ud800',
  '🎥',
  '__proto__',
  [],
  {},
  [[]],
  [[0, 0, 10, 10]],
  [[0, 0, 10, 10, 'fill']],
  { map: {} },
  { length: 3 },
];
const KEYS = [
  'layout',
  'name',
  'map',
  'users',
  'show_names',
  'voice_activation',
  'widescreen',
  'sources',
  'options',
  '__proto__',
  'constructor',
  'layout_map',
  'kind',
  'forward',
  'room',
  'id',
  'audio_insert',
];
const OTHER_FORMATS = [
  '<svg/>',
  'map: []',
  '0,0,640,720',
  "[[0, 0, 640, 720']]",
  '[[0, 0, 640, 720],]',
  '[[0, 0, 0x10, 720]]',
  '[[0, 0, NaN, 720]]',
  '[[0, 0, Infinity, 720]]',
  '{map: []}',
  '// a map\n[]',
  'curl -X POST "https://api.example.org"',
  '\ufeff[]',
  '[[0, 0, 1e999, 1]]',
  'undefined',
  ' ',
  '%5B%5D',
  '[[0,0,1,1]] [[0,0,1,1]]',
];

function nestedLists(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** Generates random damage that depends only on the seed. */
class Fuzzer {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  cut(text: string): string {
    const at = 1 + this.below(text.length - 1);
    return this.random() < 0.5 ? text.slice(0, at) : text.slice(at);
  }

  typo(text: string): string {
    const at = this.below(text.length);
    return text.slice(0, at) + this.pick(['', '[', '}', '"', '9', '%', ' ', '\\', ',,']) + text.slice(at + 1);
  }

  /** Returns a value that no parser expects. */
  unexpected(depth: number): unknown {
    if (depth === 0 || this.random() < 0.4) return this.pick(UNEXPECTED_VALUES);
    if (this.random() < 0.5) return Array.from({ length: this.below(6) }, () => this.unexpected(depth - 1));
    return Object.fromEntries(
      Array.from({ length: this.below(4) }, () => [this.pick(KEYS), this.unexpected(depth - 1)]),
    );
  }

  /** Replaces one entry of a valid value, at any depth, with an unexpected one. */
  corrupt(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.random() < 0.15) return this.unexpected(1);
    const keys = Object.keys(value);
    if (keys.length === 0) return this.unexpected(1);
    const key = this.pick(keys);
    const entry = this.corrupt((value as Record<string, unknown>)[key]);
    return Array.isArray(value)
      ? value.map((own: unknown, index) => (String(index) === key ? entry : own))
      : { ...value, [key]: entry };
  }
}

type Damage = readonly [name: string, make: (fuzzer: Fuzzer) => string];

const IMPORT_DAMAGES: readonly Damage[] = [
  ['cut', (fuzzer) => fuzzer.cut(JSON.stringify(LAYOUT))],
  ['typo', (fuzzer) => fuzzer.typo(JSON.stringify(LAYOUT))],
  ['wrong value', (fuzzer) => JSON.stringify(fuzzer.corrupt(LAYOUT))],
  ['wrong spot', (fuzzer) => JSON.stringify(fuzzer.corrupt(LAYOUT.map))],
  [
    'wrong option',
    (fuzzer) =>
      JSON.stringify({
        options: fuzzer.corrupt({ layout: 'auto', layout_map: LAYOUT.map, layout_users: LAYOUT.users }),
      }),
  ],
  ['not a plan', (fuzzer) => JSON.stringify(fuzzer.unexpected(3))],
  [
    'a key with an unexpected value',
    (fuzzer) => JSON.stringify({ name: 'two', [fuzzer.pick(KEYS)]: fuzzer.unexpected(2) }),
  ],
  ['another format', (fuzzer) => fuzzer.pick(OTHER_FORMATS)],
  ['too deep', (fuzzer) => nestedLists(25 + fuzzer.below(49_000))],
  ['too long', (fuzzer) => `[${'[0,0,1,1],'.repeat(10_000 + fuzzer.below(100))}[0,0,1,1]]`],
];

const HASH_DAMAGES: readonly Damage[] = [
  ['cut', (fuzzer) => `#s=${fuzzer.cut(fuzzer.pick(HASHES).slice(3))}`],
  ['typo', (fuzzer) => `#s=${fuzzer.typo(fuzzer.pick(HASHES).slice(3))}`],
  [
    'cut before it was compressed',
    (fuzzer) => `#s=${compressToEncodedURIComponent(fuzzer.cut(JSON.stringify(fuzzer.pick([LAYOUT, SOURCES]))))}`,
  ],
  ['wrong value of a layout', (fuzzer) => encodeHash(fuzzer.corrupt(LAYOUT))],
  ['wrong value of the sources', (fuzzer) => encodeHash(fuzzer.corrupt(SOURCES))],
  ['unrelated data', (fuzzer) => encodeHash(fuzzer.unexpected(3))],
  [
    'not compressed',
    (fuzzer) =>
      `#s=${fuzzer.pick([encodeURIComponent(JSON.stringify(LAYOUT)), ...UNEXPECTED_VALUES.map(String), ...OTHER_FORMATS.map(encodeURIComponent)])}`,
  ],
  [
    'too deep',
    (fuzzer) =>
      `#s=${compressToEncodedURIComponent(fuzzer.pick(['', '{"map":', '{"sources":']) + nestedLists(fuzzer.pick([25, 100, 6000])))}`,
  ],
  ['decompresses to too much text', (fuzzer) => `${DECOMPRESSION_BOMB}${'A'.repeat(fuzzer.below(50))}`],
  ['too long', (fuzzer) => `#s=${'A'.repeat(20_001 + fuzzer.below(100))}`],
];

function make(damages: readonly Damage[], count: number, seed: number): Malformed[] {
  const fuzzer = new Fuzzer(seed);
  return Array.from({ length: count }, (_, index) => {
    const [damage, create] = damages[index % damages.length] as Damage;
    return { damage, text: create(fuzzer) };
  });
}

/**
 * Texts for the import of the layout playground, spread evenly over all kinds of damage. A few happen to be valid.
 */
export function malformedImports(count: number, seed: number): Malformed[] {
  return make(IMPORT_DAMAGES, count, seed);
}

/**
 * URL hashes for both playgrounds, spread evenly over all kinds of damage. A few happen to be valid, some of them for
 * only one of the playgrounds.
 */
export function malformedHashes(count: number, seed: number): Malformed[] {
  return make(HASH_DAMAGES, count, seed);
}

/** The plan that the playground starts with. */
export const current = startPlan();

/** Parses a plan from text, or from any other value as JSON. */
export const read = (value: unknown) =>
  parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);
