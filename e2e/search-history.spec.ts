import { expect, test, type Page } from '@playwright/test';
import { openPage, recordFullLoads, scrollToY, scrollY } from './support/browser';
import { DOC, findInDialog, openDialog, searchButton, searchDialog } from './support/search';

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

test("SRM-12 a result that is chosen takes the place of the dialog's history entry", async ({ page }) => {
  await openOnSecondPage(page);
  const open = await length(page);
  await findInDialog(page, 'setAudioPassthrough');
  await page.keyboard.press('Enter');
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
});
