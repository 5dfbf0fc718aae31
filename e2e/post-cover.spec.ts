import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { onlyInAll } from './support/only-in-all';

async function boxesOf(page: Page) {
  const header = page.locator('main article > header');
  const [cover, title] = await Promise.all([
    header.locator('svg').first().boundingBox(),
    header.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  if (!cover || !title) throw new Error('The cover or the title is not shown.');
  return { cover, title };
}

test('BLG-6 the cover of a post is beside the title, and on phones above it', onlyInAll(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/blog/widescreen');
  const wide = await boxesOf(page);
  expect(wide.cover.width).toBe(160);
  expect(wide.cover.x).toBeGreaterThanOrEqual(wide.title.x + wide.title.width);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const phone = await boxesOf(page);
    expect(phone.cover.width).toBe(72);
    expect(phone.cover.y + phone.cover.height).toBeLessThanOrEqual(phone.title.y);
    expect(phone.cover.x).toBe(phone.title.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('BLG-6 the color of who speaks follows the color mode, and the cover is not printed', async ({ page }) => {
  const speaker = page.locator('main article > header svg').first().locator('g').last();
  const colors: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openPage(page, '/blog/widescreen');
    colors.push(await speaker.evaluate((group) => getComputedStyle(group).fill));
  }
  expect(colors).toEqual(['rgb(244, 189, 85)', 'rgb(138, 90, 0)']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main article > header svg').first()).toBeHidden();
});
