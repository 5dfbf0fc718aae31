import { groupByYear } from './group-by-year';
import { manyPosts, testPost } from '../../build/blog/test-support';

test('BLG-5 posts are grouped by year, newest year first and inside it the newest post', () => {
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

test('BLG-7 in the archive the oldest post of a year comes first, the newest year still first', () => {
  const groups = groupByYear(manyPosts(), 'oldest first');
  expect(groups.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021]);
  expect(groups[0]?.posts[0]?.path).toBe('/blog/post-35');
});

test('BLG-5 the year is that of UTC', () => {
  expect(
    groupByYear([testPost('a', '2024-12-31T23:30:00-02:00'), testPost('b', '2024-12-31T23:59:59Z')]).map(
      ({ year, posts }) => [year, posts.length],
    ),
  ).toEqual([
    [2025, 1],
    [2024, 1],
  ]);
});
