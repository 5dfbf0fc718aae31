import { testBlog, testPost } from './test-support';

const paths = (posts: readonly { readonly path: string }[]): string[] =>
  posts.map(({ path }) => path.replace('/blog/', ''));

const YEARS = ['2023', '2024', '2025'].map((year) => testPost(year, `${year}-01-01`));

test('BLG-4 sorts posts newest first, and by path if they have the same date', () => {
  expect(
    paths(
      testBlog([
        testPost('b', '2025-01-01'),
        testPost('a', '2025-01-01'),
        testPost('c', '2025-01-02'),
        testPost('d', '2025-01-01T08:00:00Z'),
      ]).places,
    ),
  ).toEqual(['c', 'd', 'a', 'b']);
});

test('BLG-5 lists all posts in the sidebar newest first, or as many as configured', () => {
  expect(testBlog(YEARS).recentPosts).toHaveLength(3);
  expect(testBlog(YEARS, { sidebarCount: 1 }).recentPosts).toEqual([
    { title: 'Title 2025', path: '/blog/2025', date: '2025-01-01T00:00:00.000Z' },
  ]);
  expect(testBlog(YEARS, { sidebarCount: 0 }).recentPosts).toEqual([]);
});

test('BLG-6 hides drafts and posts with a future date in production and includes them otherwise', () => {
  const posts = [
    testPost('now', '2025-01-01', { tagKeys: ['api'] }),
    testPost('draft', '2025-01-02', { draft: true, tagKeys: ['api'] }),
    testPost('later', '2026-01-02', { tagKeys: ['api'] }),
  ];
  const built = testBlog(posts);
  expect([paths(built.places), paths(built.recentPosts), built.tags[0]?.count]).toEqual([['now'], ['now'], 1]);
  expect(paths(testBlog(posts, { isProduction: false }).places)).toEqual(['later', 'draft', 'now']);
});

test('FEED-4 excludes unlisted posts from places, links to adjacent posts, related posts and counts', () => {
  const built = testBlog(
    [
      testPost('a', '2025-01-01', { tagKeys: ['t', 'hidden'] }),
      testPost('b', '2025-01-02', { unlisted: true, tagKeys: ['t', 'only'], authorKeys: ['web'] }),
    ],
    { authors: { web: { name: 'Web' } } },
  );
  expect(paths(built.places)).toEqual(['a']);
  expect(built.places[0]).toMatchObject({ newer: null, related: [] });
  expect(built.tags.map(({ key, count, unlisted }) => [key, count, unlisted])).toEqual([
    ['hidden', 1, false],
    ['only', 0, true],
    ['t', 1, false],
  ]);
  expect(built.authors).toMatchObject([{ key: 'web', count: 0 }]);
});

test('TAG-4 takes label, path and description of a tag from the tags file, or label and path from its text', () => {
  const posts = [
    testPost('a', '2025-01-01', { tagKeys: ['api', 'big-news'], inlineTags: { 'big-news': 'big news' } }),
    testPost('b', '2025-01-02', { tagKeys: ['big-news'], inlineTags: { 'big-news': 'Big News' } }),
  ];
  expect(
    testBlog(posts, { tags: { api: { label: 'API', description: 'Calls', permalink: '/the-api' } } }).tags,
  ).toEqual([
    { key: 'api', label: 'API', path: '/blog/tags/the-api', description: 'Calls', count: 1, unlisted: false },
    { key: 'big-news', label: 'Big News', path: '/blog/tags/big-news', description: null, count: 2, unlisted: false },
  ]);
});

test('BLG-8 includes an author described in a post and marks the author as inline', () => {
  const post = testPost('a', '2025-01-01', {
    authorKeys: ['inline:guest'],
    inlineAuthors: { 'inline:guest': { name: 'Guest', url: 'https://guest.example' } },
  });
  expect(testBlog([post]).authors).toMatchObject([
    { key: 'inline:guest', name: 'Guest', url: 'https://guest.example', path: null, count: 1, inline: true },
  ]);
});

test('BLG-6 lists the parts of a series by date; a single part is not a series', () => {
  const posts = [
    testPost('two', '2025-02-01', { seriesKey: 's' }),
    testPost('one', '2025-01-01', { seriesKey: 's' }),
    testPost('alone', '2025-03-01', { seriesKey: 'x' }),
    testPost('other', '2025-01-15'),
  ];
  const series = Object.fromEntries(testBlog(posts).places.map(({ path, series: parts }) => [path, paths(parts)]));
  expect(series).toEqual({
    '/blog/one': ['one', 'two'],
    '/blog/two': ['one', 'two'],
    '/blog/alone': [],
    '/blog/other': [],
  });
});

test('BLG-6 links each post to the next newer and the next older one, if there is one', () => {
  expect(testBlog(YEARS).places).toMatchObject([
    { newer: null, older: { path: '/blog/2024' } },
    { newer: { path: '/blog/2025' }, older: { path: '/blog/2023' } },
    { newer: { path: '/blog/2024' }, older: null },
  ]);
});
