import { blogPostFrontMatter, buildBlogPost } from './blog-post';

function dateOf(date: string | undefined, relativePath: string): string {
  const location = {
    relativePath,
    sourcePath: `blog/${relativePath}`,
    displayPath: `content/blog/${relativePath}`,
    firstCommit: () => '2020-02-02T10:00:00.000Z',
  };
  return buildBlogPost(
    { frontMatter: blogPostFrontMatter.parse({ title: 'A', date }), body: 'Text.', bodyOffset: 4, lineOf: () => 2 },
    location,
    { tagKeys: [], inlineTags: {}, authorKeys: [], inlineAuthors: {} },
  ).post.date;
}

test('BLG-6 takes the date from the front matter, then from the file name, then from the first commit', () => {
  expect(dateOf('2025-01-02', '2024-03-05-a.mdx')).toBe('2025-01-02T00:00:00.000Z');
  expect(dateOf('2025-01-02T23:00:00-02:00', 'a.mdx')).toBe('2025-01-03T01:00:00.000Z');
  expect(dateOf(undefined, '2024-03-05-a.mdx')).toBe('2024-03-05T00:00:00.000Z');
  expect(dateOf(undefined, 'a.mdx')).toBe('2020-02-02T10:00:00.000Z');
});
