import { expect, test, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import { openPage } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const PAGE = routes.overview();
const TWIN = `${PAGE}.md`;

const summary = (page: Page) => page.locator('.page-menu > summary');
const entry = (page: Page, name: string) => page.locator('.page-menu').getByRole('link', { name });

test('the title keeps its place when the menu beside it opens', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, PAGE);
  const box = () => page.locator('main h1').boundingBox();
  const before = await box();
  await summary(page).click();
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
  expect(await box()).toEqual(before);
  await page.evaluate(() => document.querySelector('.page-menu')?.remove());
  expect((await box())?.y).toBe(before?.y);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to the Markdown; nothing in it needs a script', async ({ page }) => {
    await page.goto(PAGE);
    await expect(entry(page, 'View as Markdown')).toBeHidden();
    await summary(page).click();
    await expect(page.locator('.page-menu').getByRole('button')).toHaveCount(0);
    await expect(entry(page, 'View as Markdown')).toHaveAttribute('href', TWIN);
  });
});
