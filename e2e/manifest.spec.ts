import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { product } from '../src/site/config/product';
import { allPages, pagesOfKind, siteFolder, survey } from './support/built-pages';
import { routeTable } from './support/routes';

/** Pages that no row of the table promises, each with the reason why it is built all the same. */
const BEYOND_THE_TABLE: Readonly<Record<string, string>> = {
  '/404':
    'The framework writes the not-found page as a folder too; hosts send readers to /404.html, and robots are told to leave both out.',
};

const bare = (path: string): string => path.replace(/(?<=.)\/$/, '');
const ofKind = (kind: string): string[] => routeTable.filter((route) => route.kind === kind).map(({ path }) => path);
const builtPaths = (): string[] => [
  ...allPages().map(({ path }) => path),
  ...Object.keys(BEYOND_THE_TABLE).filter((path) => existsSync(join(siteFolder, path, 'index.html'))),
];

test('RTE-1 RTE-2 RTE-3 every row of the table is built, and nothing beyond it without a reason', () => {
  const built = builtPaths();
  expect(routeTable.length).toBeGreaterThan(360);
  expect(built.filter((path) => !routeTable.some((route) => bare(route.path) === path)).sort()).toEqual(
    Object.keys(BEYOND_THE_TABLE).sort(),
  );
  expect(routeTable.map(({ path }) => bare(path)).filter((path) => !built.includes(path))).toEqual([]);
  // The site has no second spelling of an address.
  expect(new Set(built.map((path) => path.toLowerCase())).size).toBe(built.length);
});

test('LOAD-1 every page has its data beside it, for readers who come by a link', () => {
  const missing = routeTable.filter(
    ({ path }) => !existsSync(join(siteFolder, 'page-data', path === '/' ? 'index' : path, 'page-data.json')),
  );
  expect(missing).toEqual([]);
});

test('RTE-1 RTE-2 RTE-3 there are as many pages of each kind as promised', () => {
  const counts = Object.fromEntries(
    [...new Set(routeTable.map(({ kind }) => kind))].map((kind) => [kind, pagesOfKind(kind).length]),
  );
  expect(counts).toMatchObject({
    doc: 101,
    'doc-category': 9,
    'doc-tags': 1,
    'blog-post': 43,
    'blog-list': 5,
    'blog-archive': 1,
    'blog-tags': 1,
    'blog-authors': 1,
    page: 4,
    playground: 2,
  });
  expect(ofKind('doc-tag').filter((path) => !/\/page\/\d+$/.test(path)).length).toBeGreaterThan(120);
});

test('RTE-2 the docs are spread over the areas as promised', () => {
  const docs = pagesOfKind('doc').map(({ path }) => path);
  const inside = (folder: string): number => docs.filter((path) => path.startsWith(`${folder}/`)).length;
  const directlyIn = (folder: string): number =>
    docs.filter((path) => path.slice(0, path.lastIndexOf('/')) === folder).length;
  expect(docs).toContain(`/docs/rest/${product.slug}-overview`);
  expect({
    rest: directlyIn('/docs/rest'),
    advanced: inside('/docs/rest/advanced'),
    references: inside('/docs/rest/references'),
    howTo: inside('/docs/rest/how-to'),
    sdks: docs.filter((path) => path === '/docs/sdks').length + inside('/docs/sdks'),
    streamrec: directlyIn('/docs/streamrec'),
    streamrecReferences: inside('/docs/streamrec/references'),
  }).toEqual({ rest: 9, advanced: 2, references: 13, howTo: 14, sdks: 53, streamrec: 2, streamrecReferences: 8 });
});

test('RTE-1 BLG-4 five lists hold the posts, the last one three', async ({ page }) => {
  const lists = await survey(page, pagesOfKind('blog-list'), (document) =>
    [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(lists.map(({ path, found }) => [path, found.length])).toEqual([
    ['/blog', 10],
    ['/blog/page/2', 10],
    ['/blog/page/3', 10],
    ['/blog/page/4', 10],
    ['/blog/page/5', 3],
  ]);
  expect(lists.flatMap(({ found }) => found).sort()).toEqual(ofKind('blog-post').sort());
});

test('RTE-1 three tags of the blog have a second page, and none a third', () => {
  const further = allPages()
    .map(({ path }) => path)
    .filter((path) => /^\/blog\/tags\/[^/]+\/page\//.test(path));
  expect(further.sort()).toEqual(
    ['api', 'javascript', `${product.slug}-js`].map((key) => `/blog/tags/${key}/page/2`).sort(),
  );
});

test('RTE-8 the not-found page stands where hosts look for it, and neither form is for search engines', async ({
  page,
}) => {
  const forms = ['404.html', '404/index.html'].map((name) => ({
    path: name,
    html: readFileSync(join(siteFolder, name), 'utf8'),
  }));
  for (const { path, found } of await survey(page, forms, (document) =>
    document.querySelector('meta[name=robots]')?.getAttribute('content'),
  ))
    expect(found, path).toMatch(/^noindex\b/);
});
