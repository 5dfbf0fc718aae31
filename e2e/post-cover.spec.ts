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
