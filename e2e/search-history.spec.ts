import { expect, test, type Page } from '@playwright/test';
import { openPage, recordFullLoads, scrollToY, scrollY, waitForApp } from './support/browser';
import {
  DOC,
  findInDialog,
  openDialog,
  pageResults,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
} from './support/search';
import { onlyInAll } from './support/only-in-all';

const START = '/docs/rest/references/permalink';
const FOUND = '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough';
const length = (page: Page) => page.evaluate(() => history.length);

/** Opens two pages, and the dialog on the second one. */
async function openOnSecondPage(page: Page): Promise<void> {
  await openPage(page, START);
  await openDialog(page, DOC);
}

test('SRM-4 Back closes the dialog and nothing else', async ({ page }) => {
  await openPage(page, START);
  await openPage(page, DOC);
  await scrollToY(page, 700);
  const loads = recordFullLoads(page);
  await page.keyboard.press('Control+k');
  await findInDialog(page, 'webhook');
  await page.goBack();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  await expect(searchButton(page)).toBeFocused();
  expect(await scrollY(page)).toBe(700);
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(START);
});

/** Back closes the open dialog, and a second Back leads to the page before. */
async function expectBackToClose(page: Page): Promise<void> {
  await expect(searchField(page)).toBeFocused();
  await page.goBack();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  await page.goBack();
  await expect(page).toHaveURL(START);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('SRM-4 Back closes the dialog, and a second Back leads to the page before', onlyInAll(), async ({ page }) => {
    await openPage(page, START);
    await openPage(page, DOC);
    await searchButton(page).tap();
    await expectBackToClose(page);
  });
});

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a click on the scrim', (page: Page) => page.mouse.click(5, 500)],
] as const) {
  test(`SRM-4 after ${name} one Back leads to the page before`, onlyInAll(), async ({ page }) => {
    await openOnSecondPage(page);
    await close(page);
    await expect(searchDialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => 'overlay' in (history.state as object))).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(START);
  });
}

for (const [name, choose] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a click', (page: Page) => searchOptions(page).first().click()],
] as const) {
  test(
    `SRM-12 a result that is chosen with ${name} takes the place of the dialog's history entry`,
    onlyInAll(),
    async ({ page }) => {
      await openOnSecondPage(page);
      const open = await length(page);
      await findInDialog(page, 'setAudioPassthrough');
      await choose(page);
      await expect(page).toHaveURL(FOUND);
      expect(await length(page)).toBe(open);
      await page.goBack();
      await expect(page).toHaveURL(DOC);
      await expect(searchDialog(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(START);
      await page.goForward();
      await page.goForward();
      await expect(page).toHaveURL(FOUND);
    },
  );
}

test('SRM-14 the link to all results takes the place of the history entry, too', onlyInAll(), async ({ page }) => {
  await openOnSecondPage(page);
  await findInDialog(page, 'webhook');
  await searchDialog(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(pageResults(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Search results');
});

test('SRM-4 forward after the dialog was closed changes nothing that can be seen', onlyInAll(), async ({ page }) => {
  await openOnSecondPage(page);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(DOC);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.goBack();
  await expect(searchDialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(START);
});

test('SRM-4 after a reload with an open dialog one Back leads to the page before', onlyInAll(), async ({ page }) => {
  await openOnSecondPage(page);
  await page.reload();
  await waitForApp(page);
  await expect.poll(() => page.evaluate(() => 'overlay' in (history.state as object))).toBe(false);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expectBackToClose(page);
});

test('SRM-12 Ctrl+Enter keeps the dialog and its history entry', onlyInAll(), async ({ page, context }) => {
  await openOnSecondPage(page);
  await findInDialog(page, 'setAudioPassthrough');
  await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await page.bringToFront();
  await expect(searchField(page)).toHaveValue('setAudioPassthrough');
  await page.goBack();
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
});
