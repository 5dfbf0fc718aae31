import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readHtml } from '../../src/output/build/read-html';
import { product } from '../../src/site/config/product';
import { siteConfig } from '../../src/site/config/site-config';
import { INLINE_SHEETS } from '../../src/site/inline-sheets';
import { routes } from '../../src/site/routes';
import { allPages, pageDataFolder, siteFolder } from '../support/built-pages';
import { routeTable } from '../support/routes';
import { all, survey, text, textOf, values } from './document';
const read = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');
const promised = routeTable.map(({ path }) => path.replace(/(?<=.)\/$/, ''));
const pages = allPages();
const built = pages.map(({ path }) => path);

test('RTE-1 RTE-2 RTE-3 every page of the route table is built; other pages are docs or posts', () => {
  expect(promised.length).toBeGreaterThan(360);
  expect(new Set(promised).size).toBe(promised.length);
  expect(promised.filter((path) => !built.includes(path))).toEqual([]);
  // Authors can add docs and posts; a page at the root needs its own row in the table.
  expect(built.filter((path) => !promised.includes(path) && !/^\/(?:docs|blog)\/./.test(path))).toEqual([]);
  // No two paths differ only in letter case.
  expect(new Set(built.map((path) => path.toLowerCase())).size).toBe(built.length);
});

test('RTE-1 RTE-2 RTE-3 RTE-4 each page says its own path, is of its kind, and can be read without scripts', () => {
  const kinds = new Map(routeTable.map(({ kind }, index) => [promised[index], kind]));
  for (const { path, heading, hasSidebar, hasArticle, words } of survey(pages, (document) => ({
    heading: text(document, 'h1'),
    hasSidebar: all(document, 'nav[aria-label="Docs sidebar"]').length > 0,
    hasArticle: all(document, 'main article').length > 0,
    words: all(document, 'main').map(textOf).join(' '),
  }))) {
    expect([path, heading]).not.toEqual([path, '']);
    expect(words.length).toBeGreaterThan(80);
    const kind = kinds.get(path) ?? '';
    if (kind === 'doc' || kind === 'doc-category') expect([path, hasSidebar]).toEqual([path, true]);
    if (kind === 'blog-post' || kind === 'blog-list') expect([path, hasArticle]).toEqual([path, true]);
  }
  for (const { path, html } of pages) expect(readHtml(html).metas['page-path']?.replace(/(?<=.)\/$/, '')).toBe(path);
});

test('FTR-1 the footer leads to what is new, about the product, the tools and those who help', () => {
  const { links } = product;
  for (const { path, hrefs } of survey(pages, (document) => ({ hrefs: values(document, 'footer a', 'href') })))
    expect([path, hrefs]).toEqual([
      path,
      expect.arrayContaining([
        routes.releaseNotes(),
        routes.aboutCloud(),
        routes.glossary(),
        routes.playground('layouts'),
        routes.playground('sources'),
        routes.cheatsheet(),
        '/openapi.yaml',
        links.helpCenter,
        links.issueTracker,
        links.supportForm,
        links.partnerSignUp,
        ...links.social.map(({ href }) => href),
      ]),
    ]);
});

test('LOAD-1 every page has a page-data.json for client navigation', () => {
  const dataOf = (path: string) => join(pageDataFolder(), path === '/' ? 'index' : path, 'page-data.json');
  expect(built.filter((path) => !existsSync(dataOf(path)))).toEqual([]);
});

test('RTE-8 the not-found page is where hosts look for it, and neither of its files is indexed', () => {
  for (const name of ['404.html', '404/index.html']) expect(readHtml(read(name)).metas.robots).toMatch(/^noindex\b/);
});

/** Names at the root of the site that belong to no page. */
const ROOT_FILES: readonly RegExp[] = [
  // Bundles, style sheets and the licenses of what they contain.
  /^[\w~-]+[-.][0-9a-f]{8}\.(?:js|css)(?:\.LICENSE\.txt)?$/,
  // Files with a hash of their content in their names, the data of pages and of the console, declarations of the SDKs,
  // pictures of pages for previews.
  /^(?:api|assets|console|diagrams|page-data|search-index|share|static)$/,
  /^(?:404\.html|(?:robots|humans|third-party-notices)\.txt|sitemap\.xml|opensearch\.xml|headers\.json|(?:open|async)api\.(?:json|yaml)|[\w-]+-api-cheatsheet\.pdf)$/,
  /^sw\.js$/,
  // The catalog of APIs and, if it is configured, where to report vulnerabilities.
  /^\.well-known$/,
  // Pages as Markdown; what language models read.
  /^(?:[\w-]+\.md|llms(?:-full)?\.txt)$/,
  // For hosts.
  /^(?:_headers|_redirects|nginx\.conf|redirects\.json)$/,
  /^(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-[\w-]+\.png|share\.png|manifest\.webmanifest)$/,
];

test('the site contains nothing at its root but pages and files that somebody requests', () => {
  const folders = new Set(['404', 'index.html', ...promised.map((path) => path.split('/')[1] ?? '')]);
  const others = readdirSync(siteFolder).filter((name) => !folders.has(name));
  expect(others.filter((name) => !ROOT_FILES.some((known) => known.test(name)))).toEqual([]);
});

test('the notices contain every license of the packages that readers get, and humans.txt links to them', () => {
  const notices = read('third-party-notices.txt');
  const names = [...notices.matchAll(/^={80}\n(\S+) \d\S* \([^)]+\)\n\n/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['@docsearch/react', 'gatsby', 'minisearch', 'react']));
  expect(names).toEqual([...new Set(names)].sort());
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(read('humans.txt')).toContain(`${siteConfig.url}/third-party-notices.txt\n`);
});

test('RTE-12 the first style sheet is the same for all pages; where readers enter, the other is part of the page', () => {
  const frames = new Set<string>();
  const inline = new Map<string, string>();
  for (const { path, html } of pages) {
    const sheets = [
      ...html.matchAll(/<link rel="stylesheet" href="([^"]+)"|<style data-href="([^"]+)">(.*?)<\/style>/gs),
    ];
    expect([path, sheets.length]).toEqual([path, 2]);
    frames.add(sheets[0]?.[1] ?? 'inline');
    const [, , href, css = ''] = sheets[1]!;
    if (href === undefined) continue;
    expect([path, inline.get(href) ?? css]).toEqual([path, css]);
    inline.set(href, css);
  }
  const [frame = ''] = frames;
  expect([...frames]).toEqual([expect.stringMatching(/^\/app\.[0-9a-f]{8}\.css$/)]);
  // The order of the layers precedes every other style.
  expect(read(frame)).toMatch(/^@layer reset, tokens, [^{]*;/);
  const names = [...inline.keys()].map((href) => /^\/([\w-]+)\.[0-9a-f]{8}\.css$/.exec(href)?.[1]);
  expect(names.sort()).toEqual(Object.keys(INLINE_SHEETS).sort());
  for (const [href, css] of inline) {
    expect([href, css]).toEqual([href, read(href)]);
    expect(gzipSync(css, { level: 9 }).length).toBeLessThan(3600);
  }
});
