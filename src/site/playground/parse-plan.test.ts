import { compressToEncodedURIComponent } from 'lz-string';
import { LAYOUT_NAMES } from '../layouts/predefined';
import { changePlan, startPlan, toBoxes } from './layout-plan';
import { parsePlanText } from './parse-plan';
import { toLayoutBody } from './plan-body';
import { initialValues, sourceKinds } from './sources/kinds';
import { planForSources, startSources } from './sources/sources-state';
import { decodeSources, encodeSources } from './sources/sources-url';
import { decodePlan, encodeHash, encodePlan } from './url-state';

const current = startPlan();
const read = (value: unknown) => parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);

test.each([
  ['a map', [[0, 0, 640, 720], [640, 0, 640, 720, 'contain']], { preset: null, boxes: 2 }],
  ['a map as text in a request', { map: '[[0,0,100.4,100]]', layout: 'custom' }, { preset: null, boxes: 1, layout: 'custom' }],
  ['a predefined layout', { name: 'six', users: ['', 'u-wen', '', '', '', ''] }, { preset: 'six', boxes: 6 }],
  ['its map with its name', { name: 'two', map: [[0, 0, 640, 720], [640, 0, 640, 720]] }, { preset: 'two', boxes: 2 }],
  ['another map with its name', { name: 'two', map: [[0, 0, 640, 720], [640, 0, 600, 720]] }, { preset: null, boxes: 2, mapName: 'two' }],
  ['an answer of the service', { access_key: 'x', options: { layout: 'auto', layout_name: null, layout_map: [[0, 0, 640, 720]], layout_users: ['u-wen'], show_names: false, sfu_mode: 'disabled' } }, { preset: null, boxes: 1, showNames: false }],
  ['too many boxes, to be mended', Array.from({ length: 12 }, () => [0, 0, 10, 10]), { preset: null, boxes: 12 }],
  ['boxes out of the area, to be mended', [[-20, 0, 5000, 10]], { preset: null, boxes: 1 }],
])('PLAY-LAYOUT import takes %s', (_name, value, { boxes, ...expected }) => {
  const parsed = read(value);
  expect(parsed.problems).toEqual([]);
  expect(parsed.value).toMatchObject(expected);
  expect(parsed.value?.boxes).toHaveLength(boxes);
});

test.each([
  ['', 'There is nothing to read: paste JSON.'],
  ['{', /^This is no valid JSON\. ./],
  [42, 'Found 42: needed is a map [[x, y, width, height], …] or an object with "map" or "name".'],
  [{}, 'Neither "map" nor "name" is there: one of them gives the spots.'],
  [{ name: 'seven' }, /^The name "seven" without a map is no predefined layout: there are one, two/],
  [{ maps: [] }, /^Unknown key "maps": known are layout/],
  [{ name: 'two', users: ['a', 'b', 'c'] }, '"users" has 3 entries for 2 spots: give one for each spot.'],
  [{ name: 'two', users: ['a', 5] }, 'Entry 2 of "users" is 5: needed is a text of at most 200 characters.'],
  [{ name: 'two', layout: 'mixed' }, '"layout" is "mixed": allowed are auto and custom.'],
  [{ name: 'two', show_names: 'yes' }, '"show_names" is "yes": allowed are true and false.'],
  [{ map: 'x' }, '"map" is a text, but not JSON: "x".'],
  [[[0, 0, 100]], 'Spot 1 is [0,0,100]: needed is [x, y, width, height] with an optional fit.'],
  [[[0, 0, 100, 'tall']], 'Spot 1 has "tall" as height: needed is a number from -5000 to 5000.'],
  [[[0, 0, 100, 1e9]], 'Spot 1 has 1000000000 as height: needed is a number from -5000 to 5000.'],
  [[[0, 0, 100, 100, 'fill']], 'Spot 1 has the fit "fill": allowed are cover, contain, auto.'],
  [Array.from({ length: 40 }, () => [0, 0, 1, 1]), 'The map holds 40 spots: this page reads at most 30, the service takes 10.'],
  [{ name: 'two', sources: [{ id: 'a', name: 'A' }, { id: 'a', name: 'B' }] }, '"sources" names one id twice: each source has an id of its own.'],
])('PLAY-LAYOUT import of %j says what is wrong', (value, problem) => {
  const parsed = read(value);
  expect(parsed.value).toBeUndefined();
  expect(parsed.problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('PLAY-LAYOUT the state survives the way through the address', () => {
  for (const name of LAYOUT_NAMES) {
    const plan = { ...changePlan(startPlan(name), { type: 'user', key: 1, user: 'Ünï "x" 🎥' }), voiceActivation: true, layout: 'custom' as const, sources: [{ id: 'a', name: 'A' }] };
    expect(decodePlan(encodePlan(plan))?.value).toEqual(plan);
    const moved = changePlan({ ...plan, widescreen: false, mapName: '' }, { type: 'place', key: 1, rect: { x: 1, y: 2, width: 300, height: 4 } });
    expect(decodePlan(encodePlan(moved))?.value).toEqual(moved);
  }
  const empty = changePlan(startPlan(), { type: 'choose', preset: null });
  expect(decodePlan(encodePlan(empty))?.value).toEqual(empty);
  expect(decodePlan('#main')).toBeNull();
  expect(decodePlan('')).toBeNull();
});

test('PLAY-SOURCES the state survives the way through the address, and ids are handed over', () => {
  const sources = sourceKinds().map((kind) => ({ kind: kind.kind, values: initialValues(kind, new Set()) }));
  const state = { ...startSources(), sources, forward: { ...startSources().forward, source: 'clip-1', type: 'audio' as const } };
  expect(decodeSources(encodeSources(state))?.value).toEqual(state);
  const plan = decodePlan(encodePlan(planForSources(sources)))?.value;
  expect(plan?.preset).toBe('nine');
  expect(plan?.boxes.map(({ user }) => user)).toEqual(['user-1', 'guest-1', 'camera-1', 'drone-1', 'hdmi-1', 'clip-1', 'file-1', 'screen-1', '']);
});

/** Numbers that are the same in each run: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomOf(20251);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const ODD: readonly unknown[] = [null, true, false, 0, -1, 1e308, -5001, 0.5, '', 'auto', 'cover', 'two', 'x'.repeat(300), '\u0000', '🎥', '__proto__', [], {}, [[]], [[0, 0, 10, 10]], [[0, 0, 10, 10, 'fill']], { map: {} }, { length: 3 }];
const PLAN_KEYS = ['layout', 'name', 'map', 'users', 'show_names', 'voice_activation', 'widescreen', 'sources', 'options', '__proto__', 'constructor', 'layout_map', 'kind', 'forward', 'room', 'id', 'audio_insert'];

function oddValue(depth: number): unknown {
  if (depth === 0 || random() < 0.4) return pick(ODD);
  if (random() < 0.5) return Array.from({ length: Math.floor(random() * 6) }, () => oddValue(depth - 1));
  return Object.fromEntries(Array.from({ length: Math.floor(random() * 4) }, () => [pick(PLAN_KEYS), oddValue(depth - 1)]));
}

/** Damages a text: cuts it, or changes, takes out and puts in characters. */
function damage(text: string): string {
  const at = Math.floor(random() * text.length);
  return pick([() => text.slice(0, at), () => text.slice(at), () => text.slice(0, at) + pick(['[', '}', '"', '9', '%', ' ']) + text.slice(at + 1), () => text.slice(0, at) + text.slice(at + 2)])();
}

test('PLAY-LAYOUT PLAY-SOURCES 500 malformed imports and 500 malformed URL states never crash, and say what is wrong', () => {
  const whole = JSON.stringify({ ...toLayoutBody({ ...startPlan('nine'), preset: null }), widescreen: true });
  const hashes = [encodePlan(startPlan('nine')), encodeSources({ ...startSources(), sources: [{ kind: 'drone', values: { id: 'drone-1', name: 'D', listen: 'rtmp://0.0.0.0:1935', delay: '150' } }] })];
  let refused = 0;
  const inspect = (parsed: { readonly value: unknown; readonly problems: readonly string[] } | null) => {
    if (parsed === null) return;
    if (parsed.value !== undefined) {
      expect(parsed.problems).toEqual([]);
      return;
    }
    refused += 1;
    expect(parsed.problems.length).toBeGreaterThan(0);
    for (const problem of parsed.problems) expect(problem).toMatch(/^["A-Z][^]{10,}$/);
  };
  for (let count = 0; count < 500; count += 1) {
    const text = pick([() => damage(whole), () => JSON.stringify(oddValue(3)), () => JSON.stringify({ name: 'two', [pick(PLAN_KEYS)]: oddValue(2) }), () => JSON.stringify([oddValue(2)])])();
    const parsed = parsePlanText(text, current);
    inspect(parsed);
    // What is taken can be shown, sent and read again.
    if (parsed.value) expect(decodePlan(encodePlan(parsed.value))?.value?.boxes).toEqual(toBoxes(parsed.value.boxes, parsed.value.boxes.map(({ user }) => user)));
    const hash = pick([() => damage(pick(hashes)), () => encodeHash(oddValue(3)), () => encodeHash({ sources: [oddValue(2)], room: oddValue(1) }), () => `#s=${compressToEncodedURIComponent(damage(whole))}`, () => `#s=${String(pick(ODD))}`, () => `#s=${'A'.repeat(30_000)}`])();
    inspect(decodePlan(hash));
    inspect(decodeSources(hash));
  }
  expect(refused).toBeGreaterThan(500);
});
