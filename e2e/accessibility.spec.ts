import { expect, test, type Page } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './support/axe';
import { isFromPage, openPage } from './support/browser';
import { allPages } from './support/built-pages';
import { openState, OPEN_STATES } from './support/states';

// Distributes the tests of this file over several workers.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

/** Pages per test. */
const CHUNK = 20;
const NARROW = [360, 320];
const WIDE = { width: 1280, height: 800 };

const paths = [...allPages().map(({ path }) => path), '/no-such-page'];
const scrollWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Rules that do not depend on colors give the same result in both modes, so they run only in the first one. */
async function findInBothModes(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  const found = await axeFindings(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  return [...found, ...(await axeFindings(page, { rules: COLOR_RULES }))];
}

test('all kinds of pages are visited', () => {
  expect(paths.length).toBeGreaterThan(370);
});

// Each page is opened once for everything that is true of all pages.
for (let start = 0; start < paths.length; start += CHUNK) {
  const chunk = paths.slice(start, start + CHUNK);
  test(`${chunk[0]} and ${chunk.length - 1} more have no axe violations in both modes, log nothing, and do not scroll sideways`, async ({
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
      expect.soft(await findInBothModes(page), path).toEqual([]);
      expect.soft(await scrollWidth(page), path).toBeLessThanOrEqual(WIDE.width);
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 780 });
        expect.soft(await scrollWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect.soft(messages.splice(0), path).toEqual([]);
    }
  });
}

for (const state of OPEN_STATES)
  test(`in the state ${state.name}, the page has no axe violations in both modes and does not scroll sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await openState(page, state);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(360);
    await page.setViewportSize(WIDE);
    await openState(page, state);
    expect(await findInBothModes(page)).toEqual([]);
  });
