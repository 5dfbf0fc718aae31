import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { holdRequests, layoutShifts, openPage, recordComplaints, recordLayoutShifts } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { pageCount, pageField, pageResults, searchDialog } from './support/search';

const links = (page: Page) =>
  pageResults(page).evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('SRP-1 a query in the URL sets heading, title and field', async ({ page }) => {
  await openPage(page, '/search?q=webhook');
  await expect(heading(page)).toHaveText('Search results for "webhook"');
  await expect(page).toHaveTitle(/^Search results for "webhook" \| /);
  await expect(pageField(page)).toHaveValue('webhook');
  await expect(pageResults(page).first()).toBeVisible();
  await expect(searchDialog(page)).toHaveCount(0);
});

test('SRP-1 nothing moves when the results of a shared link come', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 820 });
  for (const query of ['layers', 'xyzzyqq']) {
    await recordLayoutShifts(page);
    await page.goto(`/search?q=${query}`);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/found|No documents/);
    await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test('SRP-2 typing replaces the query in the URL without adding a history entry', async ({ page }) => {
  await openPage(page, '/');
  await openPage(page, '/search?q=webhook&from=test');
  await expect(pageResults(page).first()).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await pageField(page).fill('hdCamera');
  await expect(page).toHaveURL('/search?q=hdCamera&from=test');
  await expect(heading(page)).toHaveText('Search results for "hdCamera"');
  await expect(pageResults(page).first()).toHaveText(/hdCamera/);
  await pageField(page).fill('');
  await expect(page).toHaveURL('/search?from=test');
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(pageResults(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('SRP-3 the number of results is a live region; a spinner is shown while they load', async ({ page }) => {
  const held = await holdRequests(page, /\/search-index\//);
  await openPage(page, '/search?q=qqxxzzvv');
  await held.arrived();
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(pageCount(page)).toHaveText('');
  await held.release();
  await expect(spinner).toHaveCount(0);
  await expect(pageCount(page)).toHaveText('No results were found');
  await pageField(page).fill('hdCamera');
  await expect(pageCount(page)).toHaveText(/^\d+ documents found$/);
  const documents = new Set((await links(page)).map((href) => href.replace(/#.*/, '')));
  await expect(pageCount(page)).toHaveText(`${documents.size} documents found`);
});

test('SRP-4 scrolling to the end loads the next results without duplicates, until the footer is reached', async ({
  page,
}) => {
  await openPage(page, '/search?q=virtual%20background');
  await expect(pageCount(page)).toHaveText(/^\d+ documents found$/);
  const sections = page.getByRole('main').getByText(/^\d+ matching sections$/);
  const total = Number.parseInt(await sections.innerText(), 10);
  expect(total).toBeGreaterThan(20);
  await expect(pageResults(page)).toHaveCount(20);
  const first = await links(page);
  await pageResults(page).last().scrollIntoViewIfNeeded();
  await page.mouse.move(640, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect((await links(page)).length).toBe(total);
  }).toPass({ timeout: 30_000 });
  const all = await links(page);
  expect(all.slice(0, 20)).toEqual(first);
  expect(new Set(all).size).toBe(total);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('SRP-5 a result has a linked heading, breadcrumbs and a marked snippet; there is no version selector', async ({
  page,
}) => {
  await openPage(page, '/search?q=setAudioPassthrough');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
    'href',
    '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough',
  );
  await expect(first).toContainText(/SDKs › Device manager/);
  await expect(first.getByRole('heading').locator('mark')).toHaveText('setAudioPassthrough');
  await expect(page.getByRole('main').locator('p mark').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/docs/sdks/js/utilities/devicemanager#set-audio-passthrough');
  await page.goBack();
  await expect(pageResults(page).first()).toBeVisible();
});

test('SRP-7 robots may not index the page, but may follow its links', async ({ page }) => {
  await page.goto('/search?q=webhook');
  // While the app starts, there are two for a moment: Gatsby adds its own before it removes the one of the page.
  const robots = () =>
    page.locator('meta[name=robots]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await expect.poll(robots).toEqual(['noindex, follow']);
});

test('SRP-3 axe finds no violations in both modes, with results and without', onlyInAll(), async ({ page }) => {
  const complaints = recordComplaints(page);
  for (const query of ['layers', 'qqxxzzvv']) {
    await openPage(page, `/search?q=${query}`);
    await expect(pageCount(page)).not.toHaveText('');
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
