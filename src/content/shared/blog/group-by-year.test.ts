import { groupByYear } from './group-by-year';

test('BLG-5 groups posts by their year in UTC, with the newest year first and the newest post first within a year', () => {
  const dates = ['2024-05-01T00:00:00Z', '2024-12-31T23:59:59Z', '2025-01-01T01:30:00Z'];
  const groups = groupByYear(dates.map((date) => ({ title: 'A', path: '/blog/a', date })));
  expect(groups.map(({ year, posts }) => [year, ...posts.map(({ date }) => date)])).toEqual([
    [2025, dates[2]],
    [2024, dates[1], dates[0]],
  ]);
});
