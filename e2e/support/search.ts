import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './browser';

/** A long doc with many headings. */
export const DOC = '/docs/rest/references/layers';

/** Files of the local index. */
export const INDEX_FILES = '**/search-index/**';

/** Keys under which the dialog stores pages when no hosted index is configured. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__local';
export const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__local';

export const searchButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', { name: 'Search', exact: true });
export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const searchField = (page: Page): Locator => searchDialog(page).getByRole('combobox', { name: 'Search' });
export const searchOptions = (page: Page): Locator => searchDialog(page).getByRole('option');
/** The field of the search page. */
export const pageField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox', { name: 'Search' });
export const pageResults = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
export const pageCount = (page: Page): Locator => page.getByRole('main').getByRole('search').getByRole('status');

/** Opens a page and the dialog on it. */
export async function openDialog(page: Page, path = DOC): Promise<void> {
  await openPage(page, path);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
}

/** Types a query into the open dialog and waits for its results, which the link below them identifies. */
export async function findInDialog(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent(query)}`,
  );
  await expect(searchOptions(page).first()).toBeVisible();
}

/** Waits until all pending work on the page that does not depend on requests is done. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Makes the files of the local index unreachable. Resolves to a function that makes them reachable again. */
export async function breakIndex(page: Page): Promise<() => Promise<void>> {
  await page.route(INDEX_FILES, (route) => route.abort());
  return () => page.unroute(INDEX_FILES);
}

/** A page as the dialog stores it. */
export interface StoredHit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

export function storedHit(number: number): StoredHit {
  return {
    objectID: `kept-${number}`,
    type: 'lvl1',
    url: `/docs/kept-${number}`,
    hierarchy: {
      lvl0: 'REST API',
      lvl1: `Kept page ${number}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

/** Writes a list of stored pages to the browser's storage. Call it before opening a page of the site. */
export async function storeHits(page: Page, key: string, hits: readonly StoredHit[]): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // Only once, because what the dialog writes must survive the next page load.
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [key, JSON.stringify(hits)] as const,
  );
}

export async function storedHits(page: Page, key: string): Promise<(StoredHit & Readonly<Record<string, unknown>>)[]> {
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]') as (StoredHit &
    Readonly<Record<string, unknown>>)[];
}

/** Ports of the hosted engine's hosts that `scripts/build-fixtures.mjs` writes into fixtures; see `testOnHosts`. */
export const HOST_PORTS = [9577, 9578] as const;
/** The hosted index of the fixture `zeta`. */
export const HOSTED_INDEX = 'zeta-docs';

/** A request to one of the hosted engine's hosts. */
export interface HostedRequest {
  readonly port: number;
  readonly body: unknown;
}

/** Records the search requests that the page sends from now on. */
export function recordHostedRequests(page: Page): HostedRequest[] {
  const requests: HostedRequest[] = [];
  page.on('request', (request) => {
    const port = Number(new URL(request.url()).port);
    if ((HOST_PORTS as readonly number[]).includes(port))
      requests.push({ port, body: JSON.parse(request.postData() ?? 'null') });
  });
  return requests;
}

/** Builds a record of the hosted index: a section of a page, or the page itself. */
export function hostedRecord(id: string, titles: readonly string[], overrides: Readonly<Record<string, unknown>> = {}) {
  const hierarchy = Object.fromEntries(
    ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level, depth) => [level, titles[depth] ?? null]),
  );
  return {
    objectID: id,
    hierarchy,
    type: `lvl${titles.length - 1}`,
    content: null as string | null,
    code: null as string | null,
    url: `https://developers.zeta.example/docs/blocks/code#${id}`,
    language: 'en',
    version: '2.0',
    docusaurus_tag: 'docs-default-2.0',
    ...overrides,
  };
}
