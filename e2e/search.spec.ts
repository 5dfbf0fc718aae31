import { expect, test } from '@playwright/test';
import { openPage, recordRequests } from './support/browser';
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
