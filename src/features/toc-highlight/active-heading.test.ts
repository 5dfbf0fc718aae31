import { activeHeading } from './active-heading';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: 'abc'[index]!, top, bottom: top + 30 }));

test.each([
  ['the first below the edge, in the upper half', at(-200, 100, 700), 'b'],
  ['exactly at the edge', at(-200, 0, 700), 'b'],
  ['the one before it if the next lies in the lower half', at(-200, 500, 900), 'a'],
  ['one that reaches into the lower half counts as below', at(-200, 380, 900), 'a'],
  ['the last when all are passed', at(-900, -500, -10), 'c'],
  ['none above the first', at(500, 700, 900), null],
  ['none without headings', [], null],
])('DOC-4 highlighted is %s', (_name, headings, expected) => {
  expect(activeHeading(headings, 800)).toBe(expected);
});
