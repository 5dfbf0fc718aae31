import { expect, test as base } from '@playwright/test';
import { routes } from '../src/site/routes';
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

const pages = ['/', routes.aboutCloud(), routes.search(), routes.releaseNotes(), '/docs/rest/references/layers', '/no/such/page', ...oneOfEachKind.filter(({ kind }) => kind !== 'page').map(({ path }) => path)];

for (const path of pages) {
  test(`RTE-12 ${path} comes in parts over a slow line, and nothing that is shown moves`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] })[]) {
          shifts.push({ value, sources: sources.map(({ node, previousRect, currentRect }) => `${node?.outerHTML?.slice(0, 100)}: ${place(previousRect)} → ${place(currentRect)}`) });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1000, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
      expect(await page.evaluate(() => document.readyState), path).toBe('complete');
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), `${path} at ${width} px`).toEqual([]);
    }
  });
}
