import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import { siteConfig } from '../src/site/config/site-config';
import { axeFindingsInBothModes } from './support/axe';
import { allPages, siteFolder } from './support/built-pages';
import { openPage, recordRequests } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const PAGE = routes.overview();
const TWIN = `${PAGE}.md`;

const summary = (page: Page) => page.locator('.page-menu > summary');
const entry = (page: Page, name: string) => page.locator('.page-menu').getByRole('link', { name });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy page as Markdown' });
const status = (page: Page) => page.locator('.page-menu').getByRole('status');

async function openMenu(page: Page, path: string = PAGE): Promise<void> {
  await openPage(page, path);
  await summary(page).click();
  await expect(copy(page)).toBeVisible();
}

test('pages to read have the menu with a link to their own Markdown; lists, tools and the landing page have none', () => {
  const withMenu = allPages().filter(({ html }) => html.includes('class="page-menu"'));
  expect(withMenu.length).toBeGreaterThan(150);
  for (const { path, html } of withMenu)
    expect(html.match(/<details class="page-menu">.*?href="([^"]+)"/)?.[1], path).toBe(`${path}.md`);
  const paths = withMenu.map(({ path }) => path);
  for (const path of [PAGE, routes.releaseNotes(), routes.aboutCloud(), '/blog/adaptive-layout'])
    expect(paths).toContain(path);
  for (const path of ['/', routes.blog(), routes.blogTags(), routes.blogAuthors(), routes.search(), '/docs/tags'])
    expect(paths).not.toContain(path);
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('one request copies the page, and the menu says so', async ({ page }) => {
    await openMenu(page);
    const requested = recordRequests(page);
    await copy(page).click();
    await expect(status(page)).toHaveText('Copied');
    expect(requested).toEqual([TWIN]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readFileSync(join(siteFolder, TWIN), 'utf8'),
    );
  });
});

test('assistants are plain links with the address of the Markdown, which tell them nothing else', async ({ page }) => {
  await openMenu(page);
  for (const name of ['Open in ChatGPT', 'Open in Claude']) {
    await expect(entry(page, name)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(entry(page, name)).toHaveAttribute('target', '_blank');
    const address = new URL((await entry(page, name).getAttribute('href')) ?? '');
    expect(address.searchParams.get('q')).toContain(`${siteConfig.url}${TWIN}`);
  }
});

test('by keyboard: Enter opens, Tab goes on, Escape closes and returns the focus, as does leaving', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page, 'View as Markdown')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(copy(page)).toBeHidden();
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy(page)).toBeVisible();
  await page.locator('main h1').click();
  await expect(copy(page)).toBeHidden();
});

for (const width of [320, 360, 1280])
  test(
    `at ${width} px the title keeps its place, nothing overflows, and axe finds nothing`,
    onlyInAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, PAGE);
      const box = () => page.locator('main h1').boundingBox();
      const before = await box();
      await summary(page).click();
      await expect(copy(page)).toBeVisible();
      expect(await box()).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindingsInBothModes(page)).toEqual([]);
      await page.evaluate(() => document.querySelector('.page-menu')?.remove());
      expect((await box())?.y).toBe(before?.y);
    },
  );

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
