import { listedPages, sitemapPlugin } from './sitemap';

const doc = (
  path: string,
  fields: { readonly docId?: string; readonly version?: string; unlisted?: boolean } = {},
) => ({
  path,
  docId: path,
  version: 'current',
  unlisted: false,
  sourcePath: `${path}.mdx`,
  lastUpdated: null,
  tags: [],
  ...fields,
});
const page = (path: string, unlisted = false) => ({ path, sourcePath: `pages${path}.mdx`, unlisted });
const post = (path: string, unlisted: boolean) => ({
  ...page(path, unlisted),
  date: '2024-03-05',
  updates: [],
  authors: [],
  tags: [],
});
const none = { nodes: [] };
const data = (paths: readonly string[], sources: Partial<Parameters<typeof listedPages>[0]>) => ({
  allSitePage: { nodes: paths.map((path) => ({ path })) },
  allDoc: none,
  allDocCategory: none,
  allPage: none,
  allBlogPost: none,
  ...sources,
});
const noHistory = new Map<string, string>();
const listed = (...args: Parameters<typeof data>) => listedPages(data(...args), noHistory).map(({ path }) => path);

test('DOC-10 MAP-1 excludes unlisted docs, pages and posts, regardless of case and trailing slashes', () => {
  expect(
    listed(['/', '/docs/a/', '/docs/b', '/blog/c', '/blog/d', '/about'], {
      allDoc: { nodes: [doc('/docs/A', { unlisted: true }), doc('/docs/b')] },
      allPage: { nodes: [page('/about', true)] },
      allBlogPost: { nodes: [post('/blog/c', true), post('/blog/d', false)] },
    }),
  ).toEqual(['/', '/blog/d', '/docs/b']);
});

test('MAP-1 excludes docs of other versions that the last one has, too, because their canonical URL is that', () => {
  const nodes = [
    doc('/docs/a', { docId: 'a' }),
    doc('/docs/1.0/a', { docId: 'a', version: '1.0' }),
    doc('/docs/1.0/old', { version: '1.0' }),
  ];
  expect(listed(['/docs/a', '/docs/1.0/a', '/docs/1.0/old'], { allDoc: { nodes } })).toEqual([
    '/docs/1.0/old',
    '/docs/a',
  ]);
});

test('MAP-1 excludes tag indexes and tag pages', () => {
  const { options } = sitemapPlugin() as unknown as { options: { excludes: string[] } };
  expect(options.excludes).toEqual(
    expect.arrayContaining(['/docs/tags', '/docs/tags/**', '/blog/tags', '/blog/tags/**']),
  );
});

test('MAP-1 a page has the time of its last change if it is known', () => {
  const time = '2026-03-05T10:00:00.000Z';
  const pages = data(['/', '/about'], { allPage: { nodes: [page('/about')] } });
  expect(listedPages(pages, new Map([['pages/about.mdx', time]]))).toEqual([
    { path: '/' },
    { path: '/about', lastmod: time },
  ]);
});
