import { siteConfig } from '../../../site/config/site-config';
import type { PageKeys } from './page-keys';
import { planPages } from './plan-pages';

const NOW = Date.parse('2025-01-01');
const none = { nodes: [] };
const NOTHING: PageKeys = {
  allDoc: none,
  allDocCategory: none,
  docTags: none,
  allPage: none,
  allApiOperation: { totalCount: 0 },
  releaseNotes: null,
  allBlogPlace: { totalCount: 0 },
  allBlogPost: none,
  blogTags: none,
  allAuthor: none,
};
const plan = (keys: Partial<PageKeys>, isProduction = true) =>
  planPages({ ...NOTHING, ...keys }, { isProduction, now: NOW }).filter(({ template }) => template !== 'offline');
const pathsOf = (...args: Parameters<typeof plan>) => plan(...args).map(({ path }) => path);
const listsOf = (keys: Partial<PageKeys>) =>
  plan(keys).map(({ path, template, context }) => [path, template, context.skip, context.pageCount]);

const tag = (area: string, key: string, count: number) => ({
  id: key,
  key,
  path: `/${area}/tags/${key}`,
  label: key.toUpperCase(),
  count,
  version: 'current',
});

test('DOC-10 drafts have pages in development, but not in production', () => {
  const doc = (name: string, draft: boolean) => ({
    id: name,
    path: `/docs/${name}`,
    version: 'current',
    draft,
    sourcePath: `docs/${name}.mdx`,
    sidebarId: null,
  });
  const keys = { allDoc: { nodes: [doc('a', false), doc('b', true)] } };
  expect([pathsOf(keys, false), pathsOf(keys)]).toEqual([['/docs/a', '/docs/b'], ['/docs/a']]);
});

test('BLG-6 posts of the future have pages in development, but not in production', () => {
  const post = (name: string, date: string) => ({
    id: name,
    path: `/blog/${name}`,
    date,
    draft: false,
    sourcePath: `blog/${name}.mdx`,
  });
  const keys = { allBlogPost: { nodes: [post('now', '2020-01-01'), post('later', '2025-01-02')] } };
  expect([pathsOf(keys, false), pathsOf(keys)]).toEqual([['/blog/now', '/blog/later'], ['/blog/now']]);
});

test('TAG-1 TAG-2 a docs tag has pages of ten docs, and one page if all of its docs are unlisted', () => {
  expect(listsOf({ docTags: { nodes: [tag('docs', 'api', 21), tag('docs', 'hidden', 0)] } })).toEqual([
    ['/docs/tags', 'doc-tags', undefined, undefined],
    ['/docs/tags/api', 'doc-tag', 0, 3],
    ['/docs/tags/api/page/2', 'doc-tag', 10, 3],
    ['/docs/tags/api/page/3', 'doc-tag', 20, 3],
    ['/docs/tags/hidden', 'doc-tag', 0, 1],
  ]);
});

test('TAG-3 BLG-9 tags of the blog and authors with a page have lists of ten posts', () => {
  const author = (key: string, path: string | null, count: number) => ({ id: key, key, path, name: key, count });
  expect(
    listsOf({
      allBlogPlace: { totalCount: 11 },
      blogTags: { nodes: [tag('blog', 'api', 11)] },
      allAuthor: { nodes: [author('web', '/blog/authors/web', 0), author('plain', null, 5)] },
    }),
  ).toEqual([
    ['/blog', 'blog-list', 0, 2],
    ['/blog/page/2', 'blog-list', 10, 2],
    ['/blog/archive', 'blog-archive', undefined, undefined],
    ['/blog/tags', 'blog-tags', undefined, undefined],
    ['/blog/tags/api', 'blog-tag', 0, 2],
    ['/blog/tags/api/page/2', 'blog-tag', 10, 2],
    ['/blog/authors', 'blog-authors', undefined, undefined],
    ['/blog/authors/web', 'blog-author', 0, 1],
  ]);
});

describe('a category', () => {
  const row = (path: string, version: string) => ({ id: path, path, version, sidebarId: 'docs', title: 'More' });
  const alternatesOf = (...nodes: ReturnType<typeof row>[]) =>
    plan({ allDocCategory: { nodes } }).map(({ context }) => context.frame.alternates);

  test('knows its pages in the versions that have it, newest first', () => {
    const { docs } = siteConfig;
    const old = { name: '1.0', label: '1.0', path: '1.0', folder: 'docs-1.0' };
    jest.replaceProperty(docs as { versions: typeof docs.versions }, 'versions', [...docs.versions, old]);
    const [first, second, third] = alternatesOf(
      row('/docs/1.0/category/more', '1.0'),
      row('/docs/category/more', 'current'),
      row('/docs/1.0/category/old', '1.0'),
    );
    jest.restoreAllMocks();
    expect(Object.entries(first!)).toEqual([
      ['current', '/docs/category/more'],
      ['1.0', '/docs/1.0/category/more'],
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual({ '1.0': '/docs/1.0/category/old' });
  });

  test('has no others on a site with one version', () => {
    expect(alternatesOf(row('/docs/category/more', 'current'))).toEqual([undefined]);
  });
});
