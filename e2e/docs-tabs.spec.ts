import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';
import { testOn } from './support/fixture-site';

const onFixture = testOn('zeta');
const TABS = '/docs/blocks/tabs';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

onFixture('TAB-2 the clicked tab keeps its position on the screen when panels above it change', async ({ page }) => {
  await openPage(page, TABS);
  await page.setViewportSize({ width: 1280, height: 500 });
  const lower = tab(page, 'Linux').last();
  await lower.scrollIntoViewIfNeeded();
  const before = (await lower.boundingBox())?.y ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await lower.click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height - 100);
  expect((await lower.boundingBox())?.y).toBeCloseTo(before, 0);
});

onFixture(
  'TAB-1 CODE-4 without scripts, all panels are shown with their labels, and no buttons',
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const page = await context.newPage();
    await page.goto(TABS);
    for (const text of [
      'The first panel.',
      'The second panel, which its author wants first.',
      'For Bash.',
      'For Fish.',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('tablist').first()).toBeHidden();
    await expect(page.locator('.code-actions').first()).toBeHidden();
    const names = await page
      .locator('[data-label]')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(names.slice(0, 2)).toEqual(['"One"', '"Two"']);
    await context.close();
  },
);
