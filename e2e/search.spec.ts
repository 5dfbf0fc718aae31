import { expect, test, type Page } from '@playwright/test';
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

const isText = (path: string) => /^\/search-index\/text\./.test(path);

/** Paths of the texts that the search page requests for its first results, and the number of all texts. */
async function textsFor(page: Page, query: string): Promise<{ readonly texts: string[]; readonly all: number }> {
  const paths = recordRequests(page);
  await openPage(page, `/search?q=${query}`);
  await expect(pageResults(page)).toHaveCount(20);
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { index } = (await (await page.request.get('/search-index/manifest.json')).json()) as { index: string };
  const { shards } = (await (await page.request.get(`/search-index/${index}`)).json()) as { shards: unknown[] };
  return { texts: paths.filter(isText), all: shards.length };
}

test('SRC-6 a search requests the texts of the results that it shows, each once, and no others', async ({ page }) => {
  const { texts, all } = await textsFor(page, 'layers');
  expect(texts.length).toBeGreaterThan(0);
  // A file has the texts of a few pages.
  expect(texts.length).toBeLessThanOrEqual(20);
  expect(new Set(texts).size).toBe(texts.length);
  expect(all).toBeGreaterThan(2 * texts.length);
  const more = recordRequests(page);
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => pageResults(page).count()).toBeGreaterThan(20);
  await page.waitForLoadState('networkidle');
  expect(more.filter((path) => texts.includes(path))).toEqual([]);
});

test('SRC-6 after the first search, search works offline; excerpts that are missing follow', async ({
  page,
  context,
}) => {
  await openDialog(page);
  await findInDialog(page, 'layers');
  const snippets = searchDialog(page).locator('.search-hit-snippet');
  await expect(snippets.first()).toBeVisible();
  await context.setOffline(true);
  await findInDialog(page, 'setAudioPassthrough');
  await expect(searchOptions(page).first()).toHaveAttribute(
    'href',
    '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough',
  );
  await findInDialog(page, 'webhook');
  await expect(searchDialog(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await findInDialog(page, 'setAudioPassthrough');
  await expect(snippets.first()).toBeVisible();
});

test('SRC-6 the search page does not load the code of the dialog', async ({ page, browser, baseURL }) => {
  const isDialog = (path: string) => /^\/search-dialog[.-]/.test(path);
  await openPage(page, DOC);
  const paths = recordRequests(page);
  const worker = page.waitForEvent('worker');
  await searchButton(page).hover();
  await page.waitForResponse(/\/search-index\/index\.\w+\.json$/);
  // At the first sign of interest, the dialog's code and the engine's worker are loaded.
  const shared = new URL((await worker).url()).pathname;
  await expect.poll(() => paths.filter(isDialog)).not.toEqual([]);

  const alone = await (await browser.newContext({ baseURL })).newPage();
  const loaded = recordRequests(alone);
  await openPage(alone, '/search?q=layers');
  await expect(pageResults(alone)).toHaveCount(20);
  await pageField(alone).fill('hdCamera');
  await expect(pageResults(alone).first()).toHaveText(/hdCamera/);
  expect(loaded).toContain(shared);
  expect(loaded.filter(isDialog)).toEqual([]);
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
