import fc from 'fast-check';
import { startPlan } from './layout-plan';
import { planToSvg } from './picture';
import { decodeSources } from './sources/sources-url';
import { parsePlanText } from './parse-plan';
import { decodePlan, encodeHash, encodePlan } from './url-state';

const read = (value: unknown) => parsePlanText(typeof value === 'string' ? value : JSON.stringify(value), startPlan());

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
    'the name of a predefined layout with its own map',
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
    'the name of a predefined layout with another map',
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
    'a response of the service',
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
  ['too many boxes, to be corrected', Array.from({ length: 12 }, () => [0, 0, 10, 10]), { preset: null, boxes: 12 }],
  ['boxes outside the canvas, to be corrected', [[-20, 0, 5000, 10]], { preset: null, boxes: 1 }],
])('PLAY-LAYOUT imports %s', (_name, value, { boxes, ...expected }) => {
  const parsed = read(value);
  expect(parsed.problems).toEqual([]);
  expect(parsed.value).toMatchObject(expected);
  expect(parsed.value?.boxes).toHaveLength(boxes);
});

test('PLAY-LAYOUT PLAY-SOURCES a link that was cut or changed never crashes a playground, and problems are sentences', () => {
  const link = encodePlan(startPlan('nine'));
  const damaged = fc
    .tuple(fc.nat(link.length - 1), fc.constantFrom('', '[', '"', '%', ' ', 'A'))
    .map(([at, text]) => link.slice(0, Math.max(3, at)) + text + link.slice(at + 1));
  const values = fc.jsonValue().map((value) => encodeHash(value));
  fc.assert(
    fc.property(fc.oneof(damaged, values), (hash) => {
      for (const decoded of [decodePlan(hash), decodeSources(hash)])
        for (const problem of decoded?.problems ?? []) expect(problem).toMatch(/^["A-Z][^]*[a-zA-Z]+ [^]*\S$/);
      const plan = decodePlan(hash)?.value;
      if (plan) expect(planToSvg(plan)).toMatch(/^<svg .*<\/svg>$/s);
    }),
    { numRuns: 300 },
  );
});

test('PLAY-LAYOUT input that is too long is rejected before it exhausts time', () => {
  expect(read(`[${'0,'.repeat(60_000)}0]`).problems).toEqual([
    'The text is too long: it contains 120003 characters, the limit is 100000.',
  ]);
});
