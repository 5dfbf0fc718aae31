import { listedPages, sitemapPlugin } from './sitemap';

const nodes = (...paths: string[]) => ({ nodes: paths.map((path) => ({ path })) });
const none = { nodes: [] };
const noSources = {
  docVersions: none,
  categoryVersions: none,
  allDoc: none,
  allDocCategory: none,
  allPage: none,
  allBlogPost: none,
};
const noneUnlisted = { unlistedDocs: none, unlistedPages: none, unlistedPosts: none };
const noHistory = new Map<string, string>();

test('DOC-10 MAP-1 excludes unlisted docs, pages and posts, regardless of case and trailing slashes', () => {
  const data = {
    allSitePage: nodes('/', '/docs/a/', '/docs/b', '/blog/c', '/about'),
    unlistedDocs: nodes('/docs/A'),
    unlistedPages: nodes('/about'),
    unlistedPosts: nodes('/blog/c'),
    ...noSources,
  };
  expect(listedPages(data, noHistory).map(({ path }) => path)).toEqual(['/', '/docs/b']);
});

test('MAP-1 excludes docs of other versions that the last one has, too, because their canonical URL is that', () => {
  const doc = (path: string, docId: string, version: string) => ({ path, docId, version });
  const data = {
    ...noSources,
    ...noneUnlisted,
    allSitePage: nodes('/docs/a', '/docs/1.0/a', '/docs/1.0/old'),
    docVersions: {
      nodes: [doc('/docs/a', 'a', 'current'), doc('/docs/1.0/a', 'a', '1.0'), doc('/docs/1.0/old', 'old', '1.0')],
    },
  };
  expect(listedPages(data, noHistory).map(({ path }) => path)).toEqual(['/docs/1.0/old', '/docs/a']);
});

test('MAP-1 excludes tag indexes and tag pages', () => {
  const { options } = sitemapPlugin() as unknown as { options: { excludes: string[] } };
  expect(options.excludes).toEqual(
    expect.arrayContaining(['/docs/tags', '/docs/tags/**', '/blog/tags', '/blog/tags/**']),
  );
});

test('MAP-1 a page has the time of its last change if it is known', () => {
  const data = {
    ...noSources,
    ...noneUnlisted,
    allSitePage: nodes('/', '/about'),
    allPage: { nodes: [{ path: '/about', sourcePath: 'pages/about.mdx' }] },
  };
  const time = '2026-03-05T10:00:00.000Z';
  expect(listedPages(data, new Map([['pages/about.mdx', time]]))).toEqual([
    { path: '/' },
    { path: '/about', lastmod: time },
  ]);
  expect(listedPages(data, noHistory)).toEqual([{ path: '/' }, { path: '/about' }]);
});
