import type { ParsedFile } from '../files/front-matter';
import { blogPostFrontMatter, buildBlogPost, findDuplicatePaths } from './blog-post';

const RESOLVED = { tagKeys: ['api'], inlineTags: {}, authorKeys: ['web'], inlineAuthors: {} };

function build(
  frontMatter: object,
  relativePath = '2024-03-05-rooms.mdx',
  overrides: { body?: string; firstCommit?: string | null } = {},
) {
  const fields = blogPostFrontMatter.parse(frontMatter);
  const keys = Object.keys(frontMatter);
  const file: ParsedFile<typeof fields> = {
    frontMatter: fields,
    body: overrides.body ?? 'Text.',
    bodyOffset: 4,
    lineOf: ([key]) => keys.indexOf(String(key)) + 2,
  };
  return buildBlogPost(
    file,
    {
      relativePath,
      sourcePath: `blog/${relativePath}`,
      displayPath: `content/blog/${relativePath}`,
      firstCommit: () => overrides.firstCommit ?? null,
    },
    RESOLVED,
  );
}
const postOf = (...args: Parameters<typeof build>) => build(...args).post;

test('BLG-6 fills in defaults for a post with only a title', () => {
  expect(build({ title: 'Rooms' })).toEqual({
    problems: [],
    post: {
      path: '/blog/rooms',
      title: 'Rooms',
      date: '2024-03-05T00:00:00.000Z',
      summary: null,
      keywords: [],
      image: null,
      ...RESOLVED,
      seriesKey: null,
      updates: [],
      draft: false,
      unlisted: false,
      hideToc: false,
      tocMin: 2,
      tocMax: 3,
      foldLevel: null,
      sourcePath: 'blog/2024-03-05-rooms.mdx',
      bodyOffset: 4,
    },
  });
});

test('BLG-6 takes the date from the front matter, then from the file name, then from the first commit', () => {
  const commit = { firstCommit: '2020-02-02T10:00:00.000Z' };
  expect(postOf({ title: 'A', date: '2025-01-02' }, '2024-03-05-a.mdx', commit).date).toBe('2025-01-02T00:00:00.000Z');
  expect(postOf({ title: 'A', date: '2025-01-02T23:00:00-02:00' }, 'a.mdx').date).toBe('2025-01-03T01:00:00.000Z');
  expect(postOf({ title: 'A' }, '2024-03-05-a.mdx', commit).date).toBe('2024-03-05T00:00:00.000Z');
  expect(postOf({ title: 'A' }, 'a.mdx', commit).date).toBe('2020-02-02T10:00:00.000Z');
});

test.each([
  ['2024-03-05-rooms.mdx', {}, '/blog/rooms'],
  ['guides/2024-03-05-rooms.mdx', {}, '/blog/guides/rooms'],
  ['2024-03-05-rooms.mdx', { slug: '/a/b' }, '/blog/a/b'],
])('BLG-6 builds the path of %s with %j: %s', (path, fields, expected) => {
  expect(postOf({ title: 'A', ...fields }, path).path).toBe(expected);
});

test('BLD-7 reports posts whose paths differ at most in case, with both files', () => {
  const at = (path: string, file: string, line = 1) => ({ path, file: `content/blog/${file}`, line });
  expect(findDuplicatePaths([at('/blog/a', 'a.mdx'), at('/blog/b', 'b.mdx'), at('/blog/A', 'c.mdx', 4)])).toEqual([
    {
      file: 'content/blog/c.mdx',
      line: 4,
      message: 'has the path /blog/A, which content/blog/a.mdx:1 already uses: give one of them a different "slug"',
    },
  ]);
});
