import { LAYOUT_NAMES } from './layouts/predefined';
import { checkPlan } from './checks';
import { changePlan, startPlan } from './layout-plan';
import { seatMeeting, startMeeting } from './meeting';
import { parsePlanText } from './parse-plan';
import { planToSvg } from './picture';
import { toLayoutBody } from './plan-body';
import { writeRequest } from './requests';
import { initialValues, sourceKinds } from './sources/kinds';
import { planForSources, startSources } from './sources/sources-state';
import { decodeSources, encodeSources } from './sources/sources-url';
import { malformedHashes, malformedImports, type Malformed } from './test-support';
import type { LayoutPlan } from './types';
import { decodePlan, encodePlan } from './url-state';

const current = startPlan();
const read = (value: unknown) => parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), current);

test.each([
  [
    'a map',
    [
      [0, 0, 640, 720],
      [640, 0, 640, 720, 'contain'],
    ],
    { preset: null, boxes: 2 },
  ],
  [
    'a map as text in a request',
    { map: '[[0,0,100.4,100]]', layout: 'custom' },
    { preset: null, boxes: 1, layout: 'custom' },
  ],
  ['a predefined layout', { name: 'six', users: ['', 'u-wen', '', '', '', ''] }, { preset: 'six', boxes: 6 }],
  [
    'its map with its name',
    {
      name: 'two',
      map: [
        [0, 0, 640, 720],
        [640, 0, 640, 720],
      ],
    },
    { preset: 'two', boxes: 2 },
  ],
  [
    'another map with its name',
    {
      name: 'two',
      map: [
        [0, 0, 640, 720],
        [640, 0, 600, 720],
      ],
    },
    { preset: null, boxes: 2, mapName: 'two' },
  ],
  [
    'an answer of the service',
    {
      access_key: 'x',
      options: {
        layout: 'auto',
        layout_name: null,
        layout_map: [[0, 0, 640, 720]],
        layout_users: ['u-wen'],
        show_names: false,
        sfu_mode: 'disabled',
      },
    },
    { preset: null, boxes: 1, showNames: false },
  ],
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
  ['{', /^This is not valid JSON\. ./],
  [42, 'Found 42: expected a map [[x, y, width, height], …] or an object with "map" or "name".'],
  [{}, 'Both "map" and "name" are missing: one of them gives the spots.'],
  [{ name: 'seven' }, /^The name "seven" without a map is not a predefined layout: allowed: one, two/],
  [{ maps: [] }, /^Unknown key "maps": known are layout/],
  [{ name: 'two', users: ['a', 'b', 'c'] }, '"users" has 3 entries for 2 spots: give one for each spot.'],
  [{ name: 'two', users: ['a', 5] }, 'Entry 2 of "users" is 5: expected a string of at most 200 characters.'],
  [{ name: 'two', layout: 'mixed' }, '"layout" is "mixed": allowed: auto and custom.'],
  [{ name: 'two', show_names: 'yes' }, '"show_names" is "yes": allowed: true and false.'],
  [{ map: 'x' }, '"map" is a string, but not JSON: "x".'],
  [[[0, 0, 100]], 'Spot 1 is [0,0,100]: expected [x, y, width, height] with an optional fit.'],
  [[[0, 0, 100, 'tall']], 'Spot 1 has "tall" as height: expected a number from -5000 to 5000.'],
  [[[0, 0, 100, 1e9]], 'Spot 1 has 1000000000 as height: expected a number from -5000 to 5000.'],
  [[[0, 0, 100, 100, 'fill']], 'Spot 1 has the fit "fill": allowed: cover, contain, auto.'],
  [
    Array.from({ length: 40 }, () => [0, 0, 1, 1]),
    'The map contains 40 spots: this page reads at most 30, the service takes 10.',
  ],
  [
    {
      name: 'two',
      sources: [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
    },
    '"sources" contains an id twice: each source has an id of its own.',
  ],
])('PLAY-LAYOUT import of %j says what is wrong', (value, problem) => {
  const parsed = read(value);
  expect(parsed.value).toBeUndefined();
  expect(parsed.problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('PLAY-LAYOUT the state survives the way through the address', () => {
  for (const name of LAYOUT_NAMES) {
    const plan = {
      ...changePlan(startPlan(name), { type: 'user', key: 1, user: 'Ünï "x" 🎥' }),
      voiceActivation: true,
      layout: 'custom' as const,
      sources: [{ id: 'a', name: 'A' }],
    };
    expect(decodePlan(encodePlan(plan))?.value).toEqual(plan);
    const moved = changePlan(
      { ...plan, widescreen: false, mapName: '' },
      { type: 'place', key: 1, rect: { x: 1, y: 2, width: 300, height: 4 } },
    );
    expect(decodePlan(encodePlan(moved))?.value).toEqual(moved);
  }
  const empty = changePlan(startPlan(), { type: 'choose', preset: null });
  expect(decodePlan(encodePlan(empty))?.value).toEqual(empty);
  expect(decodePlan('#main')).toBeNull();
  expect(decodePlan('')).toBeNull();
});

test('PLAY-SOURCES the state survives the way through the address, and ids are handed over', () => {
  const sources = sourceKinds().map((kind) => ({ kind: kind.kind, values: initialValues(kind, new Set()) }));
  const state = {
    ...startSources(),
    sources,
    forward: { ...startSources().forward, source: 'clip-1', type: 'audio' as const },
  };
  expect(decodeSources(encodeSources(state))?.value).toEqual(state);
  const plan = decodePlan(encodePlan(planForSources(sources)))?.value;
  expect(plan?.preset).toBe('nine');
  expect(plan?.boxes.map(({ user }) => user)).toEqual([
    'user-1',
    'guest-1',
    'camera-1',
    'drone-1',
    'hdmi-1',
    'clip-1',
    'file-1',
    'screen-1',
    '',
  ]);
});

type Read = { readonly value: unknown; readonly problems: readonly string[] } | null;

/** Every problem is a sentence: it begins like one, ends like one, and says more than a word. */
function expectWords({ damage, text }: Malformed, parsed: NonNullable<Read>): void {
  const shown = `${damage}: ${text.slice(0, 200)}`;
  if (parsed.value !== undefined) {
    expect([shown, parsed.problems]).toEqual([shown, []]);
    return;
  }
  expect([shown, parsed.problems.length]).not.toEqual([shown, 0]);
  for (const problem of parsed.problems)
    expect([shown, problem]).toEqual([shown, expect.stringMatching(/^["A-Z][^]*[a-zA-Z]+ [^]*\S$/)]);
}

/** How many are refused, by their damage. */
function refusals(entries: readonly (readonly [Malformed, Read])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [{ damage }, parsed] of entries)
    counts[damage] = (counts[damage] ?? 0) + (parsed && parsed.value === undefined ? 1 : 0);
  return counts;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is taken is shown, checked, drawn, written in all languages, and read again. */
function expectUsable(plan: LayoutPlan): void {
  checkPlan(plan, new Set());
  seatMeeting(startMeeting(plan.sources), plan);
  expect(planToSvg(plan)).toContain('</svg>');
  expect(
    writeRequest({
      method: 'POST',
      path: '/rooms/{ACCESS_KEY}/layout',
      credential: 'access-key',
      body: toLayoutBody(plan),
      returnsJson: false,
    }),
  ).toHaveLength(6);
  expect(decodePlan(encodePlan(plan))?.value?.boxes).toEqual(plan.boxes);
}

test.each([20251, 4, 77])(
  'PLAY-LAYOUT 500 malformed imports never crash, and each that is refused says what is wrong (seed %i)',
  (seed) => {
    const read = malformedImports(500, seed).map((entry) => [entry, parsePlanText(entry.text, current)] as const);
    for (const [entry, parsed] of read) {
      expectWords(entry, parsed);
      if (!isJson(entry.text)) expect(parsed.value).toBeUndefined();
      if (parsed.value) expectUsable(parsed.value);
    }
    const counts = refusals(read);
    expect(Object.values(counts)).toHaveLength(10);
    for (const [damage, count] of Object.entries(counts)) expect([damage, count >= 20]).toEqual([damage, true]);
    expect(new Set(read.flatMap(([, { problems }]) => problems)).size).toBeGreaterThan(100);
  },
);

test.each([20252, 5, 78])(
  'PLAY-LAYOUT PLAY-SOURCES 500 malformed URL states never crash either playground, and say what is wrong (seed %i)',
  (seed) => {
    const hashes = malformedHashes(500, seed);
    const layouts = hashes.map((entry) => [entry, decodePlan(entry.text)] as const);
    const sources = hashes.map((entry) => [entry, decodeSources(entry.text)] as const);
    for (const [entry, parsed] of [...layouts, ...sources]) {
      // None is taken for an address of something else, which would say nothing.
      expect([entry.text.slice(0, 100), parsed]).not.toEqual([entry.text.slice(0, 100), null]);
      if (parsed) expectWords(entry, parsed);
    }
    for (const [, parsed] of layouts) if (parsed?.value) expectUsable(parsed.value);
    for (const [, parsed] of sources)
      if (parsed?.value) expect(decodeSources(encodeSources(parsed.value))?.value).toEqual(parsed.value);
    for (const counts of [refusals(layouts), refusals(sources)]) {
      expect(Object.values(counts)).toHaveLength(10);
      for (const [damage, count] of Object.entries(counts)) expect([damage, count >= 20]).toEqual([damage, true]);
    }
  },
);

test('PLAY-LAYOUT what is too deep or too long is refused before anything runs out of stack or time', () => {
  expect(read('['.repeat(49_000) + ']'.repeat(49_000)).problems).toEqual([
    'The lists and objects are nested too deeply: the limit is 20 levels.',
  ]);
  expect(read(`[${'0,'.repeat(60_000)}0]`).problems).toEqual([
    'The text is too long: it contains 120003 characters, the limit is 100000.',
  ]);
});
