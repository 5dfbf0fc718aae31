import { LAYOUT_NAMES } from './layouts/predefined';
import { changePlan, startPlan } from './layout-plan';
import { initialValues, sourceKinds } from './sources/kinds';
import { planForSources, startPlanOfSources } from './sources/sources-state';
import { decodeSources, encodeSources } from './sources/sources-url';
import { decodePlan, encodePlan } from './url-state';
import { parsePlanText } from './parse-plan';

const read = (value: unknown) => parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), startPlan());

test.each([
  ['', 'There is nothing to read: paste JSON.'],
  ['{', /^This is not valid JSON\. ./],
  [42, 'Found 42: expected a map [[x, y, width, height], …] or an object with "map" or "name".'],
  [{}, 'Both "map" and "name" are missing: one of them is required.'],
  [{ name: 'seven' }, /^The name "seven" without a map is not a predefined layout: allowed: one, two/],
  [{ maps: [] }, /^Unknown key "maps": allowed: layout/],
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
    'The map contains 40 spots: this page reads at most 30, and the service accepts 10.',
  ],
  [
    {
      name: 'two',
      sources: [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
    },
    '"sources" contains an id twice: each source needs a unique id.',
  ],
])('PLAY-LAYOUT importing %j reports what is wrong', (value, problem) => {
  const parsed = read(value);
  expect(parsed.value).toBeUndefined();
  expect(parsed.problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('PLAY-LAYOUT the state survives a round trip through the URL', () => {
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

test('PLAY-SOURCES the state survives a round trip through the URL, and the layout playground receives the ids', () => {
  const sources = sourceKinds().map((kind) => ({ kind: kind.kind, values: initialValues(kind, new Set()) }));
  const state = { ...startPlanOfSources(), sources };
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
