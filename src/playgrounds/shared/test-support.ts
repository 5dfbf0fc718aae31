import { compressToEncodedURIComponent } from 'lz-string';
import { changePlan, startPlan } from './layout-plan';
import { parsePlanText } from './parse-plan';
import { toLayoutBody } from './plan-body';
import { initialValues, sourceKinds } from './sources/kinds';
import { startSources } from './sources/sources-state';
import { encodeSources } from './sources/sources-url';
import { encodeHash, encodePlan } from './url-state';

/** Malformed imports and addresses, made by chance that is the same in each run. */
export interface Malformed {
  /** How it was damaged, to be named when a test fails. */
  readonly damage: string;
  readonly text: string;
}

/** Numbers from 0 to 1, the same for the same seed: mulberry32. */
function randomOf(seed: number): () => number {
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
  forward: startSources().forward,
};
const HASHES = [encodePlan(startPlan('nine')), encodeHash(LAYOUT), encodeSources(startSources()), encodeHash(SOURCES)];

/** Short as an address, far too long as the text that it holds. */
const SWOLLEN = `#s=${compressToEncodedURIComponent('0'.repeat(150_000))}`;

const ODD: readonly unknown[] = [
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
const FOREIGN = [
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

function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

/** Everything that goes wrong by chance, for one seed. */
class Chance {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomOf(seed);
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

  /** A value that nobody expects. */
  odd(depth: number): unknown {
    if (depth === 0 || this.random() < 0.4) return this.pick(ODD);
    if (this.random() < 0.5) return Array.from({ length: this.below(6) }, () => this.odd(depth - 1));
    return Object.fromEntries(Array.from({ length: this.below(4) }, () => [this.pick(KEYS), this.odd(depth - 1)]));
  }

  /** A sound value with one entry, however deep, in place of which something odd stands. */
  spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.random() < 0.15) return this.odd(1);
    const keys = Object.keys(value);
    if (keys.length === 0) return this.odd(1);
    const key = this.pick(keys);
    const entry = this.spoil((value as Record<string, unknown>)[key]);
    return Array.isArray(value)
      ? value.map((own: unknown, index) => (String(index) === key ? entry : own))
      : { ...value, [key]: entry };
  }
}

type Damage = readonly [name: string, make: (chance: Chance) => string];

const IMPORTS: readonly Damage[] = [
  ['cut', (chance) => chance.cut(JSON.stringify(LAYOUT))],
  ['typo', (chance) => chance.typo(JSON.stringify(LAYOUT))],
  ['wrong value', (chance) => JSON.stringify(chance.spoil(LAYOUT))],
  ['wrong spot', (chance) => JSON.stringify(chance.spoil(LAYOUT.map))],
  [
    'wrong option',
    (chance) =>
      JSON.stringify({ options: chance.spoil({ layout: 'auto', layout_map: LAYOUT.map, layout_users: LAYOUT.users }) }),
  ],
  ['no plan', (chance) => JSON.stringify(chance.odd(3))],
  ['a key with an odd value', (chance) => JSON.stringify({ name: 'two', [chance.pick(KEYS)]: chance.odd(2) })],
  ['another format', (chance) => chance.pick(FOREIGN)],
  ['too deep', (chance) => deep(25 + chance.below(49_000))],
  ['too long', (chance) => `[${'[0,0,1,1],'.repeat(10_000 + chance.below(100))}[0,0,1,1]]`],
];

const ADDRESSES: readonly Damage[] = [
  ['cut', (chance) => `#s=${chance.cut(chance.pick(HASHES).slice(3))}`],
  ['typo', (chance) => `#s=${chance.typo(chance.pick(HASHES).slice(3))}`],
  [
    'cut before it was compressed',
    (chance) => `#s=${compressToEncodedURIComponent(chance.cut(JSON.stringify(chance.pick([LAYOUT, SOURCES]))))}`,
  ],
  ['wrong value of a layout', (chance) => encodeHash(chance.spoil(LAYOUT))],
  ['wrong value of the sources', (chance) => encodeHash(chance.spoil(SOURCES))],
  ['nothing of ours', (chance) => encodeHash(chance.odd(3))],
  [
    'not compressed',
    (chance) =>
      `#s=${chance.pick([encodeURIComponent(JSON.stringify(LAYOUT)), ...ODD.map(String), ...FOREIGN.map(encodeURIComponent)])}`,
  ],
  [
    'too deep',
    (chance) =>
      `#s=${compressToEncodedURIComponent(chance.pick(['', '{"map":', '{"sources":']) + deep(chance.pick([25, 100, 6000])))}`,
  ],
  ['swollen', (chance) => `${SWOLLEN}${'A'.repeat(chance.below(50))}`],
  ['too long', (chance) => `#s=${'A'.repeat(20_001 + chance.below(100))}`],
];

function make(damages: readonly Damage[], count: number, seed: number): Malformed[] {
  const chance = new Chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const [damage, create] = damages[index % damages.length] as Damage;
    return { damage, text: create(chance) };
  });
}

/** Texts for the import of the layout playground, of every sort of damage alike. A few are sound by chance. */
export function malformedImports(count: number, seed: number): Malformed[] {
  return make(IMPORTS, count, seed);
}

/**
 * Hashes of addresses for both playgrounds, of every sort of damage alike. A few are sound by chance, or for one of the
 * two.
 */
export function malformedHashes(count: number, seed: number): Malformed[] {
  return make(ADDRESSES, count, seed);
}

/** The plan of an untouched playground. */
export const current = startPlan();

/** Reads a plan from text, or from a value as JSON. */
export const read = (value: unknown) =>
  parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);
