import { expect, test, type Page } from '@playwright/test';
import { longDay, postSources } from './support/blog-sources';
import { openPage } from './support/browser';

const updated = postSources.filter(({ updates }) => updates.length > 0);
/** A post with several updates, with and without code. */
const example = updated.find(({ updates }) => updates.length > 1) ?? updated[0]!;
const box = (page: Page) => page.getByRole('region', { name: 'Updates' });

test('BLG-6 the box needs no script, and keeps its edge with forced colors', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(example.path);
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toContainText(`Updated ${longDay(example.updates[0]!.date)}`);
  await expect(box(page)).toHaveCSS('border-inline-start-width', '3px');
  await expect(box(page)).toHaveCSS('border-inline-start-style', 'solid');
  await context.close();
});

test('BLG-6 the box is printed, with the addresses of its links', async ({ page }) => {
  await openPage(page, example.path);
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeVisible();
  const printed = await box(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(printed.length).toBeGreaterThan(0);
  for (const content of printed) expect(content).not.toBe('none');
});
