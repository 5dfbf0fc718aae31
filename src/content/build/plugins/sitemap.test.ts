import { listedPages, sitemapPlugin } from './sitemap';

const nodes = (...paths: string[]) => ({ nodes: paths.map((path) => ({ path })) });

test('DOC-10 MAP-1 excludes unlisted docs, pages and posts, regardless of case and trailing slashes', () => {
  const data = {
    allSitePage: nodes('/', '/docs/a/', '/docs/b', '/blog/c', '/about'),
    allDoc: nodes('/docs/A'),
    allPage: nodes('/about'),
    allBlogPost: nodes('/blog/c'),
  };
  expect(listedPages(data).map(({ path }) => path)).toEqual(['/', '/docs/b']);
});

test('MAP-1 excludes tag indexes and tag pages', () => {
  const { options } = sitemapPlugin() as unknown as { options: { excludes: string[] } };
  expect(options.excludes).toEqual(
    expect.arrayContaining(['/docs/tags', '/docs/tags/**', '/blog/tags', '/blog/tags/**']),
  );
});
