import { expect, test } from '@playwright/test';
import { openPage, recordRequests } from './support/browser';
import { allPages } from './support/built-pages';
import {
  DOC,
  findInDialog,
  openDialog,
  pageField,
  pageResults,
  searchButton,
  searchDialog,
  searchOptions,
} from './support/search';

test('SRC-6 RTE-10 without an application the local engine responds, and no other host is requested', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openDialog(page);
  await findInDialog(page, 'permalink');
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/rest/references/permalink');
  await expect(searchDialog(page)).toHaveAttribute('data-engine', 'local');
  expect([...origins].filter((origin) => origin.startsWith('http'))).toEqual([new URL(baseURL ?? '').origin]);
});

test('SRC-6 after the first search, search works offline', async ({ page, context }) => {
  const paths = recordRequests(page);
  const done: string[] = [];
  page.on('requestfinished', (request) => done.push(new URL(request.url()).pathname));
  await openDialog(page);
  const { index } = (await (await page.request.get('/search-index/manifest.json')).json()) as { index: string };
  const { shards } = (await (await page.request.get(`/search-index/${index}`)).json()) as {
    shards: [string, number][];
  };
  await findInDialog(page, 'layers');
  await expect.poll(() => shards.filter(([name]) => !done.includes(`/search-index/${name}`))).toEqual([]);
  await context.setOffline(true);
  const before = paths.length;
  await findInDialog(page, 'setAudioPassthrough');
  await expect(searchOptions(page).first()).toHaveAttribute(
    'href',
    '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough',
  );
  await expect(searchDialog(page).locator('.search-hit-snippet').first()).toBeVisible();
  await findInDialog(page, 'webhook');
  await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);
  expect(paths.slice(before)).toEqual([]);
});

test('SRC-6 the search page does not load the code of the dialog', async ({ page, browser, baseURL }) => {
  const isCode = (path: string) => /\.(?:js|css)$/.test(path);
  await openPage(page, DOC);
  const paths = recordRequests(page);
  const worker = page.waitForEvent('worker');
  await searchButton(page).hover();
  await page.waitForResponse(/\/search-index\/index\.\w+\.json$/);
  // At the first sign of interest, the dialog's code and the engine's worker are loaded.
  const shared = new URL((await worker).url()).pathname;
  const dialogCode = paths.filter((path) => isCode(path) && path !== shared);
  expect(dialogCode.length).toBeGreaterThan(0);

  const alone = await (await browser.newContext({ baseURL })).newPage();
  const loaded = recordRequests(alone);
  await openPage(alone, '/search?q=layers');
  await expect(pageResults(alone)).toHaveCount(20);
  await pageField(alone).fill('hdCamera');
  await expect(pageResults(alone).first()).toHaveText(/hdCamera/);
  expect(loaded).toContain(shared);
  expect(dialogCode.filter((path) => loaded.includes(path))).toEqual([]);
  await expect(searchDialog(alone)).toHaveCount(0);
  await alone.context().close();
});

test('META-2 pages have one language and one tag, docs have a version, and list pages have separate tags', async () => {
  const expected = (path: string): [tag: string, version: string[]] => {
    if (/^\/docs\/tags$/.test(path)) return ['doc_tags_list', ['current']];
    if (/^\/docs\/tags\//.test(path)) return ['doc_tag_doc_list', ['current']];
    if (/^\/docs\//.test(path)) return ['docs-default-current', ['current']];
    if (/^\/blog(?:\/page\/\d+)?$/.test(path)) return ['blog_posts_list', []];
    if (/^\/blog\/tags$/.test(path)) return ['blog_tags_list', []];
    if (/^\/blog\/tags\//.test(path)) return ['blog_tags_posts', []];
    if (/^\/blog\/authors$/.test(path)) return ['blog_authors_list', []];
    if (/^\/blog\/authors\//.test(path)) return ['blog_authors_posts', []];
    return ['default', []];
  };
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(300);
  const valuesOf = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`<meta[^>]*name="docsearch:${name}"[^>]*content="([^"]*)"`, 'g'))].map(
      ([, value]) => value ?? '',
    );
  expect(pages.filter(({ html }) => valuesOf(html, 'language').join() !== 'en').map(({ path }) => path)).toEqual([]);
  expect(
    pages
      .filter(({ path, html }) => valuesOf(html, 'docusaurus_tag').join() !== expected(path)[0])
      .map(({ path }) => path),
  ).toEqual([]);
  expect(
    pages
      .filter(({ path, html }) => valuesOf(html, 'version').join() !== expected(path)[1].join())
      .map(({ path }) => path),
  ).toEqual([]);
});
