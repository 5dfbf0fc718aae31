import { expect, test, type Page } from '@playwright/test';
import { holdRequests, layoutShifts, openPage, recordLayoutShifts } from './support/browser';
import { onlyInAll } from './support/only-in-all';
import { pageCount, pageField, pageResults } from './support/search';

const links = (page: Page) =>
  pageResults(page).evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

test('SRP-3 a spinner is shown while results load; without any the page offers the areas, earlier groups and a report', async ({
  page,
}) => {
  const held = await holdRequests(page, /\/search-index\//);
  await openPage(page, '/search?q=qqxxzzvv');
  await held.arrived();
  const main = page.getByRole('main');
  const spinner = main.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await held.release();
  await expect(spinner).toHaveCount(0);
  await expect(pageCount(page)).toHaveText('No results were found');
  await expect(main.getByRole('list', { name: 'Areas' }).getByRole('link').first()).toBeVisible();
  const report = main.getByRole('link', { name: /^Let us know\./ });
  await expect(report).toHaveAttribute('href', /qqxxzzvv/);
  await expect(report).toHaveAttribute('target', '_blank');
  await expect(main.getByText('Try searching for')).toHaveCount(0);
  await pageField(page).fill('recording');
  await expect(pageCount(page)).toHaveText(/^\d+ documents found$/);
  await expect(report).toHaveCount(0);
  await pageField(page).fill('qqxxzzvv');
  await expect(main.getByText('Try searching for')).toBeVisible();
  const suggestion = main.getByRole('listitem').getByRole('button').first();
  const suggested = (await suggestion.innerText()).toLowerCase();
  await suggestion.click();
  await expect(pageField(page)).toHaveValue(suggested);
  await expect(pageResults(page).first()).toBeVisible();
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

test('SRP-7 robots may not index the page, but may follow its links', async ({ page }) => {
  await page.goto('/search?q=webhook');
  // While the app starts, there are two for a moment: Gatsby adds its own before it removes the one of the page.
  const robots = () =>
    page.locator('meta[name=robots]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await expect.poll(robots).toEqual(['noindex, follow']);
});
