import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteConfig } from '../src/site/config/site-config';
import { postSources } from './support/blog-sources';
import { allPages, pageDataFolder, pagesOfKind, siteFolder, survey } from './support/built-pages';
import { routeTable } from './support/routes';

/** Posts on each page of a list. */
const POSTS_PER_PAGE = 10;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
const promised = routeTable.map(({ path }) => withoutSlash(path));

test('RTE-1 RTE-2 RTE-3 every page of the route table is built; other pages are docs or posts', () => {
  const built = allPages().map(({ path }) => path);
  expect(promised.length).toBeGreaterThan(360);
  expect(promised.filter((path) => !built.includes(path))).toEqual([]);
  // Authors can add docs and posts; a page at the root needs its own row in the table.
  const beyond = built.filter((path) => !promised.includes(path));
  expect(beyond.filter((path) => !/^\/(?:docs|blog)\/./.test(path))).toEqual([]);
  // No two paths differ only in letter case.
  expect(new Set(built.map((path) => path.toLowerCase())).size).toBe(built.length);
});

test('LOAD-1 every page has a page-data.json for client navigation', () => {
  const missing = allPages().filter(
    ({ path }) => !existsSync(join(pageDataFolder(), path === '/' ? 'index' : path, 'page-data.json')),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('RTE-1 RTE-2 RTE-3 each page is of the kind that the route table names', async ({ page }) => {
  const kinds = ['doc', 'doc-category', 'blog-post', 'blog-list', 'playground'];
  const marks = await survey(page, pagesOfKind(...kinds), (document) => ({
    article: document.querySelector('main article') !== null,
    heading: document.querySelector('main h1')?.textContent ?? '',
    sidebar: document.querySelector('nav[aria-label="Docs sidebar"]') !== null,
  }));
  expect(marks.length).toBeGreaterThan(150);
  for (const { path, found } of marks) {
    expect(found.heading, path).not.toBe('');
    if (path.startsWith('/docs')) expect(found.sidebar, path).toBe(true);
    if (path.startsWith('/blog')) expect(found.article, path).toBe(true);
  }
});

test('RTE-1 BLG-4 the lists contain every post once, ten on each page except for the last', async ({ page }) => {
  const count = Math.ceil(postSources.length / POSTS_PER_PAGE);
  const paths = Array.from({ length: count }, (_, index) => (index === 0 ? '/blog' : `/blog/page/${index + 1}`));
  const built = allPages().filter(({ path }) => path === '/blog' || /^\/blog\/page\/\d+$/.test(path));
  const lists = await survey(page, built, (document) =>
    [...document.querySelectorAll('main article h2 a')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(lists.map(({ path }) => path).sort()).toEqual([...paths].sort());
  for (const { path, found } of lists)
    expect(found.length, path).toBe(
      path === paths.at(-1) ? postSources.length - POSTS_PER_PAGE * (count - 1) : POSTS_PER_PAGE,
    );
  expect(lists.flatMap(({ found }) => found).sort()).toEqual(postSources.map(({ path }) => path).sort());
});

test('RTE-1 a blog tag has as many pages as its posts need', () => {
  const expected = new Set<string>();
  for (const tag of new Set(postSources.flatMap(({ tags }) => tags))) {
    const posts = postSources.filter(({ tags }) => tags.includes(tag)).length;
    for (let number = 2; number <= Math.ceil(posts / POSTS_PER_PAGE); number += 1)
      expected.add(`/blog/tags/${tag}/page/${number}`);
  }
  const further = allPages()
    .map(({ path }) => path)
    .filter((path) => /^\/blog\/tags\/[^/]+\/page\//.test(path));
  expect(expected.size).toBeGreaterThan(0);
  expect(further.sort()).toEqual([...expected].sort());
});

test('RTE-8 the not-found page is where hosts look for it, and neither of its files is indexed', async ({ page }) => {
  const forms = ['404.html', '404/index.html'].map((name) => ({
    path: name,
    html: readFileSync(join(siteFolder, name), 'utf8'),
  }));
  for (const { path, found } of await survey(page, forms, (document) =>
    document.querySelector('meta[name=robots]')?.getAttribute('content'),
  ))
    expect(found, path).toMatch(/^noindex\b/);
});

/** Names at the root of the site that belong to no page. */
const ROOT_FILES: readonly RegExp[] = [
  // Bundles, style sheets and the licenses of what they contain.
  /^[\w~-]+[-.][0-9a-f]{8}\.(?:js|css)(?:\.LICENSE\.txt)?$/,
  // Files with a hash of their content in their names, the data of pages and of the console, declarations of the SDKs,
  // pictures of pages for previews.
  /^(?:api|assets|console|diagrams|page-data|search-index|share|static)$/,
  /^(?:404\.html|(?:robots|humans|third-party-notices)\.txt|sitemap\.xml|opensearch\.xml|headers\.json|(?:open|async)api\.(?:json|yaml)|[\w-]+-api-cheatsheet\.pdf)$/,
  // The service worker with its switch and the pages that can be saved; what is needed after a failure.
  /^(?:sw\.js|sw-off\.json|offline-pages\.json|rescue\.mjs)$/,
  // The catalog of APIs and, if it is configured, where to report vulnerabilities.
  /^\.well-known$/,
  // Pages as Markdown; what language models read.
  /^(?:[\w-]+\.md|llms(?:-full)?\.txt)$/,
  // For hosts.
  /^(?:_headers|_redirects|nginx\.conf|Caddyfile|redirects\.json)$/,
  /^(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-[\w-]+\.png|share\.png|manifest\.webmanifest)$/,
];

test('the site contains nothing at its root but pages and files that somebody requests', () => {
  const folders = new Set(['404', ...promised.map((path) => path.split('/')[1] ?? '')]);
  const unknown = readdirSync(siteFolder).filter(
    (name) => name !== 'index.html' && !folders.has(name) && !ROOT_FILES.some((known) => known.test(name)),
  );
  expect(unknown).toEqual([]);
});

test('the notices contain every license of the packages that readers get, and humans.txt links to them', () => {
  const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
  const notices = read('third-party-notices.txt');
  const names = [...notices.matchAll(/^={80}\n(\S+) \d\S* \([^)]+\)\n\n/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@docsearch/react', '@expo-google-fonts/source-sans-3', 'gatsby', 'minisearch', 'react']),
  );
  expect(names).toEqual([...new Set(names)].sort());
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(read('humans.txt')).toContain(`${siteConfig.url}/third-party-notices.txt\n`);
});
