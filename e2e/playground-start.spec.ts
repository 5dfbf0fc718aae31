import { expect, test, type Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from './support/browser';
import { openLayouts, openSources, preparePlaygrounds } from './support/playgrounds';
import { onlyInAll } from './support/only-in-all';

preparePlaygrounds();

/** Each playground with its first and its last part. */
const PLAYGROUNDS = [
  {
    name: 'layouts',
    open: openLayouts,
    first: '[data-playground] [role="application"]',
    last: '[data-playground] pre',
  },
  { name: 'sources', open: openSources, first: '[data-playground] form', last: '[data-playground] video' },
] as const;

/** Records in each frame whether two elements are there. */
async function recordParts(page: Page, first: string, last: string): Promise<void> {
  await page.addInitScript(
    ([one = '', other = '']) => {
      const frames: string[] = [];
      Object.assign(window, { frames_of_parts: frames });
      const look = () => {
        const found = [one, other].map((selector) => Number(document.querySelector(selector) !== null)).join('');
        if (frames.at(-1) !== found) frames.push(found);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [first, last],
  );
}

for (const { name, open, first, last } of PLAYGROUNDS) {
  test(`the ${name} playground shows its first part in an earlier frame than its last`, async ({ page }) => {
    await recordParts(page, first, last);
    await open(page);
    const frames = () => page.evaluate(() => (window as unknown as { frames_of_parts: string[] }).frames_of_parts);
    await expect.poll(frames).toEqual(['00', '10', '11']);
  });

  test(`the ${name} playground appears without moving anything that is in view`, onlyInAll(), async ({ page }) => {
    await recordLayoutShifts(page);
    for (const [width, height] of [
      [360, 780],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await open(page);
      expect(await layoutShifts(page), `${width} px`).toEqual([]);
    }
  });
}
