import { listedPages, sitemapPlugin } from './sitemap';

const nodes = (...paths: string[]) => ({ nodes: paths.map((path) => ({ path })) });

test('DOC-10 MAP-1 excludes unlisted docs, pages and posts, regardless of case and trailing slashes', () => {
  const data = {
    allSitePage: nodes('/', '/docs/a/', '/docs/b', '/blog/c', '/about'),
    allDoc: nodes('/docs/A'),
    allPage: nodes('/about'),
    allBlogPost: nodes('/blog/c'),
    posts: { nodes: [] },
  };
  expect(listedPages(data).map(({ path }) => path)).toEqual(['/', '/docs/b']);
});

test('MAP-1 excludes tag indexes and tag pages', () => {
  const { options } = sitemapPlugin() as unknown as { options: { excludes: string[] } };
  expect(options.excludes).toEqual(
    expect.arrayContaining(['/docs/tags', '/docs/tags/**', '/blog/tags', '/blog/tags/**']),
  );
});

test('MAP-1 only posts have a date of the last change, which is their own and the same in every checkout', () => {
  const date = '2024-03-05T00:00:00.000Z';
  const none = nodes();
  const data = { allSitePage: nodes('/', '/blog/a'), allDoc: none, allPage: none, allBlogPost: none };
  expect(listedPages({ ...data, posts: { nodes: [{ path: '/blog/a', date }] } })).toEqual([
    { path: '/' },
    { path: '/blog/a', lastmod: date },
  ]);
});
