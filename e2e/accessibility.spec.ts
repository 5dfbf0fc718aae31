import { expect, test } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './support/axe';
import { isFromPage, waitForApp } from './support/browser';
import { oneOfEachKind, routeTable } from './support/routes';

// Distributes the tests of this file over several workers.
test.describe.configure({ mode: 'parallel' });

/** `E2E_ALL_PAGES=1` checks every page of the site instead of one of each kind. */
const routes =
  process.env.E2E_ALL_PAGES === '1' ? routeTable.filter(({ path }) => !/\.\w+$/.test(path)) : oneOfEachKind;
const paths = [
  ...new Set([
    ...routes.map(({ path }) => path),
    '/release-notes',
    '/docs/rest/references/meeting-layout',
    '/no-such-page',
  ]),
];

for (const theme of ['dark', 'light'] as const) {
  for (const path of paths) {
    test(`${path} has no axe violations and logs no messages (${theme})`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      const messages: string[] = [];
      page.on('console', (message) => {
        // The not-found page itself has status 404, which Chromium logs.
        if (isFromPage(message) && !/404 \(Not Found\)/.test(message.text())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.goto(path);
      await waitForApp(page);
      // Rules that do not depend on colors give the same result in both modes, so they run only once.
      expect(await axeFindings(page, theme === 'dark' ? {} : { rules: COLOR_RULES })).toEqual([]);
      expect(messages).toEqual([]);
    });
  }
}

for (const path of paths) {
  test(`${path} does not scroll horizontally at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await waitForApp(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
