import { expect, test } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { isFromPage, openPage, pageWidth } from './support/browser';
import { allPages } from './support/built-pages';

// Distributes the tests of this file over several workers.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Pages per test. */
const CHUNK = 20;
const NARROW = [360, 320];
const WIDE = { width: 1280, height: 800 };
/** Of a page as it opens at this width. The build checks what pages weigh. */
const MAX_HEIGHT = 12_000;

const softly = expect.configure({ soft: true });
const paths = [...allPages().map(({ path }) => path), '/no-such-page'];

test('every page is visited', () => {
  expect(paths.length).toBeGreaterThan(370);
});

// Each page is opened once for everything that is true of all pages.
for (let start = 0; start < paths.length; start += CHUNK) {
  const chunk = paths.slice(start, start + CHUNK);
  test(`${chunk[0]} and ${chunk.length - 1} more have no axe violations, log nothing, do not scroll sideways and are not too tall`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const messages: string[] = [];
    page.on('console', (message) => {
      // The not-found page itself has status 404, which Chromium logs.
      if (isFromPage(message) && !/404 \(Not Found\)/.test(message.text())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    for (const path of chunk) {
      await page.setViewportSize(WIDE);
      await openPage(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(MAX_HEIGHT);
      expect.soft(await axeFindingsInBothModes(page), path).toEqual([]);
      expect.soft(await pageWidth(page), path).toBeLessThanOrEqual(WIDE.width);
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 780 });
        // Is only laid out anew some time later.
        await softly.poll(() => pageWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect.soft(messages.splice(0), path).toEqual([]);
    }
  });
}
