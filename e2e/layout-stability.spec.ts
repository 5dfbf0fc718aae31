import { expect, test as base } from '@playwright/test';
import { routes } from '../src/site/routes';
import { layoutShifts, recordLayoutShifts } from './support/browser';
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

/** Pages of several templates, each at one of the widths. */
const CASES = [
  ['/', 360],
  [routes.search(), 360],
  ['/docs/rest/how-to-guides', 360],
  ['/no/such/page', 360],
  [routes.blog(), 1000],
  ['/blog/adaptive-layout', 1000],
  [routes.releaseNotes(), 1600],
  ['/docs/rest/references/layers', 1600],
] as const;

for (const [path, width] of CASES)
  test(`RTE-12 ${path} arrives in parts over a slow connection without layout shifts at ${width} px`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    expect(await layoutShifts(page)).toEqual([]);
  });
