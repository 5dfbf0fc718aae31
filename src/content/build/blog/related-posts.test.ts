import { relatedPosts } from './related-posts';
import { testPost } from './test-support';

const related = (...args: Parameters<typeof relatedPosts>): string[] =>
  relatedPosts(...args).map(({ path }) => path.slice('/blog/'.length));

test('BLG-6 returns posts that share tags and ranks a rare tag above a common one', () => {
  const post = testPost('me', '2025-01-01', { tagKeys: ['common', 'rare'] });
  const posts = [
    post,
    testPost('c1', '2024-01-01', { tagKeys: ['common'] }),
    testPost('c2', '2024-02-01', { tagKeys: ['common'] }),
    testPost('r', '2020-01-01', { tagKeys: ['rare'] }),
    testPost('none', '2024-03-01', { tagKeys: ['else'] }),
  ];
  expect(related(post, posts)).toEqual(['r', 'c2', 'c1']);
});

test('BLG-6 returns at most three posts, the newest first if their tags weigh the same, and never the post itself', () => {
  const posts = ['2021', '2022', '2023', '2024', '2025'].map((year) =>
    testPost(year, `${year}-01-01`, { tagKeys: ['api'] }),
  );
  expect(related(posts[0] ?? testPost('x', '2020-01-01'), posts)).toEqual(['2025', '2024', '2023']);
});
