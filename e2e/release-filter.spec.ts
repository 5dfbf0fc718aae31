import { expect, test, type Page } from '@playwright/test';
import { openPage, recordFullLoads, recordLayoutShifts } from './support/browser';
import { expectStable } from './support/stability';
import { routes } from '../src/site/routes';

const PATH = routes.releaseNotes();

const releaseArea = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by area' }).getByRole('button', { name, exact: true });

const areas = (page: Page) =>
  page
    .locator('main section h3')
    .evaluateAll((headings) => [...new Set(headings.map(({ textContent }) => textContent))]);
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('the chosen area is in the URL, without new history entries, and All areas removes it', async ({ page }) => {
  await openPage(page, `${PATH}?from=test`);
  const entries = await historyLength(page);
  const loads = recordFullLoads(page);
  await releaseArea(page, 'Node.js').click();
  await expect(page).toHaveURL(`${PATH}?from=test&area=node-js`);
  await expect(releaseArea(page, 'Node.js')).toHaveAttribute('aria-pressed', 'true');
  expect(await areas(page)).toEqual(['Node.js']);
  await releaseArea(page, 'REST API').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?from=test&area=rest-api`);
  await expect(releaseArea(page, 'REST API')).toBeFocused();
  await expect.poll(() => areas(page)).toEqual(['REST API']);
  await releaseArea(page, 'All areas').click();
  await expect(page).toHaveURL(`${PATH}?from=test`);
  await expect.poll(async () => (await areas(page)).length).toBeGreaterThan(2);
  expect(await historyLength(page)).toBe(entries);
  expect(loads).toEqual([]);
});

test('a shared link shows only its area before the app runs, and nothing moves', async ({ page }) => {
  await recordLayoutShifts(page);
  const main = page.getByRole('main');
  const contents = page.getByRole('navigation', { name: 'Contents of this page' }).getByRole('link');
  await expectStable(page, `${PATH}?area=go`, async () => {
    const shown = main.locator('h3').filter({ visible: true });
    const months = main.locator('h2').filter({ visible: true });
    expect(new Set(await shown.allTextContents())).toEqual(new Set(['Go']));
    expect(await shown.count()).toBe(await months.count());
    expect(await contents.allTextContents()).toEqual(await months.allTextContents());
  });
  expect(await main.locator('h2').count()).toBeGreaterThan(1);
});
