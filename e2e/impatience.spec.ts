/** Readers who do not wait: code and data arrive 50 to 2500 ms late, and taps come early, twice and back and forth. */
import { expect, test, type Page } from '@playwright/test';
import { serveLate } from './support/late-site';
import { go, heading } from './support/navigation';
import { searchField, searchOptions } from './support/search';
import { routes } from '../src/site/routes';

const LATE = { timeout: 30_000 };

test.use({
  baseURL: async ({}, use) => {
    const site = await serveLate('1');
    await use(site.url);
    await site.close();
  },
});

async function shows(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveURL(path, LATE);
  await expect(heading(page)).toHaveText(title, LATE);
  await expect(page).toHaveTitle(new RegExp(`^${title}`), LATE);
}

test('LOAD-1 from page to page with double clicks, Back and Forward at every step', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await bar.getByRole('link', { name: 'SDKs' }).dblclick();
  await shows(page, routes.sdks(), 'SDKs');
  await go(page, -1);
  await expect(page).toHaveURL('/', LATE);
  await go(page, 1);
  await shows(page, routes.sdks(), 'SDKs');
  await bar.getByRole('link', { name: 'Blog' }).dblclick();
  await expect(page).toHaveURL(routes.blog(), LATE);
  await go(page, -1);
  await expect(page).toHaveURL(routes.sdks(), LATE);
  await go(page, -1);
  await expect(page).toHaveURL('/', LATE);
  await expect(page.locator('main h1')).toBeVisible();
});

test('SRM-2 SRM-12 a search as soon as the page is there', async ({ page }) => {
  await page.goto(routes.blog());
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused(LATE);
  await page.keyboard.type('permalink', { delay: 60 });
  await expect(searchOptions(page).first()).toBeVisible(LATE);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(routes.blog(), LATE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('MOB-1 MOB-2 another page by the menu, tapped at once', async ({ page }) => {
    await page.goto('/docs/rest/references/layers');
    await page.locator('header').getByLabel('Toggle navigation bar').tap();
    await page.getByRole('link', { name: 'Users and guests' }).filter({ visible: true }).first().tap();
    await shows(page, '/docs/rest/references/user', 'Users and guests');
    await expect(page.getByRole('link', { name: 'Layers', exact: true }).filter({ visible: true })).toHaveCount(0);
  });
});
