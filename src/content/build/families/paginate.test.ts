import { paginate, PAGE_SIZE } from './paginate';

test.each([
  [0, 1],
  [10, 1],
  [43, 5],
])('BLG-4 splits %i entries into %i pages of up to ten', (total, pages) => {
  const result = paginate(total);
  expect(result).toHaveLength(pages);
  expect(result.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
  expect(result.every(({ pageCount }) => pageCount === pages)).toBe(true);
});

test('TAG-2 each page skips the entries shown on the pages before it', () => {
  expect(PAGE_SIZE).toBe(10);
  expect(paginate(21)).toEqual([
    { page: 1, pageCount: 3, skip: 0, limit: 10 },
    { page: 2, pageCount: 3, skip: 10, limit: 10 },
    { page: 3, pageCount: 3, skip: 20, limit: 10 },
  ]);
});

test.each([0])('rejects a limit of %p', (limit) => {
  expect(() => paginate(5, limit)).toThrow(new RangeError(`limit: expected a positive integer, found ${limit}.`));
});
