import { expect, test as base } from '@playwright/test';
import { routes } from '../src/site/routes';
import { layoutShifts, recordLayoutShifts } from './support/browser';
import { oneOfEachKind } from './support/routes';
import { serveSlowly } from './support/slow-site';

const test = base.extend<object, { readonly slowSite: string }>({
  slowSite: [
    async ({}, use) => {
      const { address, close } = await serveSlowly();
      await use(address);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ slowSite }, use) => use(slowSite),
});

const pages = [
  '/',
  routes.aboutCloud(),
  routes.search(),
  routes.releaseNotes(),
  '/docs/rest/references/layers',
  '/no/such/page',
  ...oneOfEachKind.filter(({ kind }) => kind !== 'page').map(({ path }) => path),
];

for (const path of pages) {
  test(`RTE-12 ${path} arrives in parts over a slow connection without layout shifts`, async ({ page }) => {
    await recordLayoutShifts(page);
    for (const width of [360, 1000, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(
        () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      );
      expect(await page.evaluate(() => document.readyState), path).toBe('complete');
      expect(await layoutShifts(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}
