import { paginate } from './paginate';

test('BLG-4 TAG-2 each page has up to ten entries, and skips those on the pages before it', () => {
  expect(paginate(21)).toEqual([
    { page: 1, pageCount: 3, skip: 0, limit: 10 },
    { page: 2, pageCount: 3, skip: 10, limit: 10 },
    { page: 3, pageCount: 3, skip: 20, limit: 10 },
  ]);
  expect([0, 10].map((total) => paginate(total).length)).toEqual([1, 1]);
});
