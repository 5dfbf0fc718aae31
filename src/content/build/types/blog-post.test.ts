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
const problemsOf = (...args: Parameters<typeof build>) =>
  build(...args).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

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
  ['rooms.md', { date: '2024-01-01' }, '/blog/rooms'],
  ['2024-03-05-rooms/index.mdx', {}, '/blog/rooms'],
  ['guides/2024-03-05-rooms.mdx', {}, '/blog/guides/rooms'],
  ['2024-03-05-rooms.mdx', { slug: 'the-rooms' }, '/blog/the-rooms'],
  ['2024-03-05-rooms.mdx', { slug: '/a/b' }, '/blog/a/b'],
])('BLG-6 builds the path of %s with %j: %s', (path, fields, expected) => {
  expect(postOf({ title: 'A', ...fields }, path).path).toBe(expected);
});

test('BLG-6 takes the title from the front matter, then from a heading at the start of the text', () => {
  expect(postOf({}, undefined, { body: '\n# All `rooms`\n\nText' }).title).toBe('All rooms');
  expect(problemsOf({})).toEqual([
    'content/blog/2024-03-05-rooms.mdx:1 has no title: add the field "title" to the front matter, or start the text with a heading "# …"',
  ]);
});

test('BLD-7 reports a post without any date, with both ways to fix it', () => {
  expect(problemsOf({ title: 'A' }, 'a.mdx')).toEqual([
    'content/blog/a.mdx:1 has no date: add the field "date" to the front matter, or start the file name with a date, as in 2025-03-05-name.mdx',
  ]);
});

test('BLD-7 reports an invalid date in a file name, unless the front matter has a date', () => {
  expect(problemsOf({ title: 'A' }, '2024-02-30-a.mdx')).toEqual([
    'content/blog/2024-02-30-a.mdx:1 has the date 2024-02-30 in its file name, which is not a valid date',
  ]);
  expect(problemsOf({ title: 'A', date: '2024-02-28' }, '2024-02-30-a.mdx')).toEqual([]);
});

test.each(['', '  \n', '{/* nothing yet */}\n\n{ /* truncate */ }\n'])(
  'BLD-7 reports an empty post (%j) with the line where its text should start',
  (body) => {
    expect(problemsOf({ title: 'A' }, undefined, { body })).toEqual([
      'content/blog/2024-03-05-rooms.mdx:5 has no text: a post needs at least one paragraph',
    ]);
  },
);

test('BLD-7 reports a minimum heading level above the maximum', () => {
  expect(problemsOf({ title: 'A', toc_min_heading_level: 4 })).toEqual([
    'content/blog/2024-03-05-rooms.mdx:3 field "toc_min_heading_level": found 4, which is more than toc_max_heading_level (3)',
  ]);
});

test('BLG-6 sorts updates by date, oldest first', () => {
  const updates = [
    { date: '2025-06-01', text: 'Second.', link: '/docs/a' },
    { date: '2025-04-08', text: 'First.' },
  ];
  expect(postOf({ title: 'A', updates }).updates.map(({ text }) => text)).toEqual(['First.', 'Second.']);
});

test('BLD-7 reports an update that is not later than its post', () => {
  expect(problemsOf({ title: 'A', updates: [{ date: '2024-03-05', text: 'At once.' }] })).toEqual([
    'content/blog/2024-03-05-rooms.mdx:3 field "updates.0.date": found "2024-03-05"; expected a day after the post\'s own (2024-03-05)',
  ]);
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
