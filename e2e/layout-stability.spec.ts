import { expect, test as base } from '@playwright/test';
import { routes } from '../src/site/routes';
import { layoutShifts, recordLayoutShifts } from './support/browser';
import { onlyInAll } from './support/only-in-all';
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

/** In `npm test`: pages of several templates, each at one of the widths. */
const SAMPLE = [
  ['/', 360],
  [routes.search(), 360],
  ['/docs/rest/how-to-guides', 360],
  ['/no/such/page', 360],
  [routes.blog(), 1000],
  ['/blog/adaptive-layout', 1000],
  [routes.releaseNotes(), 1600],
  ['/docs/rest/references/layers', 1600],
] as const;
const CASES = [
  ...SAMPLE.map(([path, width]) => ({ path, widths: [width], isSample: true })),
  ...pages.map((path) => ({ path, widths: [360, 1000, 1600], isSample: false })),
];

for (const { path, widths, isSample } of CASES) {
  const title = `RTE-12 ${path} arrives in parts over a slow connection without layout shifts at ${widths.join(', ')} px`;
  test(title, onlyInAll(!isSample), async ({ page }) => {
    await recordLayoutShifts(page);
    for (const width of widths) {
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
