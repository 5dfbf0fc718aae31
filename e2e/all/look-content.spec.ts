import { expect, test } from '@playwright/test';
import { pageWidth } from '../support/browser';
import { routes } from '../../src/site/routes';

const ENDPOINTS = '/docs/rest/api-endpoints';

test('on a phone, the two cells of a row are stacked; rows with more cells are not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(routes.sdks());
  const rows = await page.locator('.table-frame tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [first, second] = [...row.children].map((cell) => cell.getBoundingClientRect());
      return { cells: row.children.length, isStacked: second!.top >= first!.bottom - 1, width: second!.width };
    }),
  );
  const pairs = rows.filter(({ cells }) => cells === 2);
  expect(pairs.length).toBeGreaterThan(3);
  for (const { isStacked, width } of pairs) expect([isStacked, width > 300]).toEqual([true, true]);
  expect(rows.filter(({ cells, isStacked }) => cells > 2 && isStacked)).toEqual([]);
  expect(await pageWidth(page)).toBe(360);
});

test('the paths in the table of all calls are aligned, and rows are no cards', async ({ page }) => {
  await page.goto(ENDPOINTS);
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await page
      .locator('.params tbody th')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          ['code', '.endpoint-method'].map((part) => cell.querySelector(part)!.getBoundingClientRect().left),
        ),
      );
    expect(columns.length).toBeGreaterThan(40);
    expect(new Set(columns.map(([path]) => path)).size).toBe(1);
    for (const [path, method] of columns) expect(path! - method!).toBe(72);
    await expect(page.getByRole('columnheader', { name: 'Credential' }).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Table of contents' })).toHaveCount(0);
    expect(await pageWidth(page)).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
  }
});

for (const path of [routes.overview(), '/docs/rest/how-to-guides', routes.sdks(), '/docs/sdks/js/rondo-js-sdk', '/'])
  test(`no card of ${path} is alone in its row while others share theirs, and all look the same`, async ({ page }) => {
    await page.goto(path);
    for (const grid of await page.locator('main .card-grid').all()) {
      const cards = await grid.locator('> *').evaluateAll((all) =>
        all.map((card) => {
          const { top, width } = card.getBoundingClientRect();
          const title = card.querySelector('.card-title')!;
          const { backgroundColor, borderRadius } = getComputedStyle(card);
          return { top, width, look: [backgroundColor, borderRadius, getComputedStyle(title).color].join() };
        }),
      );
      const inner = await grid.evaluate((element) => element.clientWidth);
      for (const { top, width } of cards)
        expect(cards.filter((card) => card.top === top).length > 1 || Math.abs(width - inner) < 1).toBe(true);
      expect(new Set(cards.map(({ look }) => look)).size).toBe(1);
    }
    expect(await page.locator('main .card-grid').count()).toBeGreaterThan(0);
  });

test('with forced colors, the filled button of the landing page has the colors of a selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colors = await page
    .getByRole('main')
    .getByRole('link', { name: 'Quick start' })
    .evaluate((button) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
      return [button, probe].map((one) => {
        const style = getComputedStyle(one);
        return [style.backgroundColor, style.color, style.getPropertyValue('forced-color-adjust')];
      });
    });
  expect(colors[0]).toEqual(colors[1]);
});
