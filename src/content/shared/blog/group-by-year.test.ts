import { groupByYear } from './group-by-year';
import { manyPosts, testPost } from '../../build/blog/test-support';

test('BLG-5 groups posts by year, with the newest year first and the newest post first within a year', () => {
  const groups = groupByYear(manyPosts());
  expect(groups.map(({ year, posts }) => [year, posts.length])).toEqual([
    [2025, 9],
    [2024, 10],
    [2023, 10],
    [2022, 5],
    [2021, 9],
  ]);
  expect(groups[0]?.posts.map(({ path }) => path).slice(0, 2)).toEqual(['/blog/post-43', '/blog/post-42']);
});

test('BLG-5 uses the year in UTC', () => {
  expect(
    groupByYear([testPost('a', '2024-12-31T23:30:00-02:00'), testPost('b', '2024-12-31T23:59:59Z')]).map(
      ({ year, posts }) => [year, posts.length],
    ),
  ).toEqual([
    [2025, 1],
    [2024, 1],
  ]);
});
