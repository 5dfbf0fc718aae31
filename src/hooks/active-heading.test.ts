import { activeHeading } from './active-heading';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abc'[index]!, top, bottom: top + 30 }));

test.each([
  ['the first one below the upper edge if it is in the upper half', at(-200, 100, 700), 'b'],
  ['the previous one if the next one is in the lower half', at(-200, 500, 900), 'a'],
  ['the last one below all headings', at(-900, -500, -10), 'c'],
  ['none without headings', [], null],
])('DOC-4 the highlighted heading is %s', (_name, headings, expected) => {
  expect(activeHeading(headings, 800)).toBe(expected);
});
