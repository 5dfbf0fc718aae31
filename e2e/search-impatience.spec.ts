import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage, scrollY } from './support/browser';
import {
  DOC,
  INDEX_FILES,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
} from './support/search';

/** Opens a page whose scripts are all loaded, except for those of the dialog, which are held back. */
async function openWithoutDialog(page: Page) {
  await openPage(page, DOC);
  return holdRequests(page, /\.js(?:\?|$)/);
}

test('SRM-2 what is typed while the dialog is loading becomes its query', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.keyboard.press('Control+k');
  await expect(searchButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('get /layerz');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  await bundles.release();
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('get /layers');
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  await expect(searchOptions(page).first()).toBeVisible();
});

test('SRM-2 nothing that is typed while the dialog is loading reaches the page behind it', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'field of the page');
    field.style.cssText = 'position: fixed; inset: 50% auto auto 50%';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('two words');
  await expect(page.getByLabel('field of the page')).toHaveValue('');
  expect(await scrollY(page)).toBe(0);
  await bundles.release();
  await expect(searchField(page)).toHaveValue('two words');
});

test('SRM-4 Escape while the dialog is loading cancels it, also if its code then fails to load', async ({ page }) => {
  const bundles = await openWithoutDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abc');
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  await page.context().setOffline(true);
  await bundles.release();
  await waitForFrames(page);
  await page.context().setOffline(false);
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('');
});

const DEVICE_MANAGER = '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough';

test('SRM-12 Enter before the first results opens the first one as soon as it is shown', async ({ page }) => {
  await openPage(page, DOC);
  const files = await holdRequests(page, INDEX_FILES);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('setAudioPassthrough');
  await page.keyboard.press('Enter');
  await files.release();
  await expect(page).toHaveURL(DEVICE_MANAGER);
  await expect(searchDialog(page)).toHaveCount(0);
});
