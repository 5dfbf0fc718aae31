import { orderMatches } from './order';
import type { Match } from './rank';

/** Two pages, each with a section: the records 0 and 1, and 2 and 3. */
const catalogue = {
  pages: ['A', 'B'].map((title) => ({ path: `/${title}`, area: 'Docs', title, rank: 5 })),
  entries: [0, 0, 1, 1].map((page, id) => ({
    page,
    anchor: id % 2 === 0 ? null : 'part',
    titles: id % 2 === 0 ? ['Page'] : ['Page', 'Part'],
    isPart: false,
  })),
};
const match = (id: number, fields: Partial<Match> = {}): Match => ({
  id,
  score: 1,
  coverage: 1,
  terms: ['record'],
  ...fields,
});
const order = (matches: readonly Match[], titleWords: readonly (readonly string[])[] = [[], []]) =>
  orderMatches(matches, { slotCount: 1, catalogue, titleWords }).map(({ id }) => id);

test('the best section of each page comes before the other sections', () => {
  expect(
    order([match(1, { score: 9 }), match(0, { score: 8 }), match(2, { score: 7 }), match(3, { score: 6 })]),
  ).toEqual([1, 2, 0, 3]);
});

test('a page that is called what the reader looks for comes before one that matches a little better', () => {
  expect(order([match(0, { score: 1.2 }), match(2)])).toEqual([0, 2]);
  expect(order([match(0, { score: 1.2 }), match(2)], [['user'], ['record']])).toEqual([2, 0]);
});

test('the top of a page that is called what the reader looks for comes before its sections', () => {
  expect(order([match(3, { score: 1.2 }), match(2)])).toEqual([3, 2]);
  expect(order([match(3, { score: 1.2 }), match(2)], [[], ['record']])).toEqual([2, 3]);
});

test('sections that cover less than half of what the best one does are left out', () => {
  expect(order([match(0, { coverage: 0.8 }), match(2, { coverage: 0.4 })])).toEqual([0, 2]);
  expect(order([match(0, { coverage: 0.8 }), match(2, { coverage: 0.39 })])).toEqual([0]);
});
