import { expect, test, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import { holdRequests, recordComplaints, waitForApp } from './support/browser';
import { caret, colorSwitch, DOC, EARLY_ACTIONS, isDark, tab, WITH_DIAGRAM } from './support/early-actions';
import { onlyInAll } from './support/only-in-all';
import { searchButton, searchDialog, searchField } from './support/search';

const SCRIPTS = /\.js$/;
/** Milliseconds by which the network delays each script. */
const DELAY = 1200;
/** Milliseconds from the load event until the reader acts; the second of them in `npm test`. */
const MOMENTS = [200, 600, 2500];
/** Actions of `npm test`: one for each way in which an action is repeated. */
const SAMPLE = [
  'DOC-5 a tap on "On this page"',
  'TAB-1 a click on a tab',
  'text in the field of the search page',
  'DD-1 a click on Tools',
  'CLR-8 a double click on the color mode switch',
  'SRM-2 a slash and a query, typed blindly',
];

const PHONE = { width: 390, height: 844 };

/** Delays every script like a slow network. */
async function slowScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    // The page may have been closed or left.
    await route.continue().catch(() => undefined);
  });
}

test.describe('before the app has started', () => {
  test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { name, path = DOC, phone, startsApp, act, waits, expectEffect } of EARLY_ACTIONS) {
    for (const moment of MOMENTS) {
      test(
        `${name}, ${moment} ms after the load, has its effect`,
        onlyInAll(moment !== MOMENTS[1] || !SAMPLE.includes(name)),
        async ({ page }) => {
          const complaints = recordComplaints(page);
          if (phone) await page.setViewportSize(PHONE);
          await slowScripts(page);
          await page.goto(path);
          await page.waitForTimeout(moment);
          await act(page);
          if (waits) expect(await waits(page).getAttribute('aria-busy')).toBe('true');
          if (!startsApp)
            expect(await page.evaluate(() => document.documentElement.hasAttribute('data-has-hydrated'))).toBe(false);
          await expectEffect(page);
          await waitForApp(page);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          expect(complaints).toEqual([]);
        },
      );
    }
  }
});

test('a control that waits has an outline, which does not move under reduced motion', onlyInAll(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(DOC);
  const style = () =>
    searchButton(page).evaluate((button) => {
      const { outlineStyle, outlineWidth, animationName, cursor } = getComputedStyle(button);
      return { outlineStyle, outlineWidth, animationName, cursor };
    });
  const waiting = { outlineStyle: 'dashed', outlineWidth: '2px', cursor: 'progress' };
  await searchButton(page).click();
  expect(await style()).toEqual({ ...waiting, animationName: 'none' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await style()).toEqual({ ...waiting, animationName: 'waiting' });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await style()).toMatchObject(waiting);
  await scripts.release();
  await expect(searchField(page)).toBeFocused();
});

test('several early actions are repeated in order, and the last tab wins', onlyInAll(), async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(DOC);
  await tab(page, 2).click();
  await tab(page, 1).click();
  await colorSwitch(page).click();
  await caret(page).click();
  await tab(page, 2).click();
  await page.keyboard.press('/');
  await page.keyboard.type('web hook');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(5);
  await scripts.release();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await isDark(page)).toBe(false);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('SRM-2 early shortcuts keep the browser from using the keys; a slash in a field is text', async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto('/docs/rest/api-endpoints');
  const filter = page.getByRole('searchbox', { name: /^Filter by method/ });
  await filter.pressSequentially('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  const isPrevented = (key: string, ctrlKey = false) =>
    page.evaluate(
      (press) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })),
      { key, ctrlKey },
    );
  expect(await isPrevented('k')).toBe(false);
  expect(await isPrevented('f', true)).toBe(false);
  expect(await isPrevented('k', true)).toBe(true);
  expect(await isPrevented('/')).toBe(true);
  await scripts.release();
  await expect(searchField(page)).toBeFocused();
});

test('hydration keeps the controls that can be waiting', onlyInAll(), async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  const controls = 'button, [role=tab], summary, input, select, textarea, .diagram-frame, [data-zoom]';
  for (const path of [
    DOC,
    WITH_DIAGRAM,
    '/docs/rest/api-endpoints',
    routes.search(),
    routes.releaseNotes(),
    routes.home(),
  ]) {
    await page.goto(path);
    await page.evaluate((selector) => {
      Object.assign(window, { before: [...document.querySelectorAll(selector)] });
    }, controls);
    await scripts.release();
    await waitForApp(page);
    const lost = await page.evaluate(() =>
      (window as Window & { before?: Element[] }).before
        ?.filter((element) => !element.isConnected)
        .map((element) => element.outerHTML),
    );
    expect(lost, path).toEqual([]);
  }
});
