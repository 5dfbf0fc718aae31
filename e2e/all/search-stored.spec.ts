import { expect, test } from '@playwright/test';
import { axeFindingsInBothModes } from '../support/axe';
import {
  FAVORITE,
  findInDialog,
  storeHits,
  openDialog,
  RECENT,
  searchDialog,
  storedHit,
  storedHits,
} from '../support/search';

const STORED = [1, 2, 3, 4, 5, 6, 7].map(storedHit);

test('SRM-9 SRM-10 the last seven opened pages are stored once each, newest first', async ({ page }) => {
  await storeHits(page, RECENT, STORED);
  await openDialog(page);
  await expect(searchDialog(page).getByRole('row')).toHaveCount(7);
  await findInDialog(page, 'setAudioPassthrough');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/devicemanager#set-audio-passthrough$/);
  const stored = await storedHits(page, RECENT);
  expect(stored.map(({ url }) => url)).toEqual([
    '/docs/sdks/js/utilities/devicemanager#set-audio-passthrough',
    ...STORED.slice(0, 6).map(({ url }) => url),
  ]);
  expect(stored[0]).not.toHaveProperty('_highlightResult');
  expect(stored[0]).not.toHaveProperty('_snippetResult');

  // Opening one of them again moves it to the top.
  await page.keyboard.press('Control+k');
  await findInDialog(page, 'hdCamera');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/configuration#hd-camera$/);
  await page.keyboard.press('Control+k');
  const rows = searchDialog(page).getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('hdCamera');
  await rows.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/devicemanager#set-audio-passthrough$/);
  const ids = (await storedHits(page, RECENT)).map(({ objectID }) => objectID);
  expect(ids[0]).toBe(stored[0]?.objectID);
  expect(new Set(ids).size).toBe(ids.length);
});

test('SRM-9 a page can be saved to the favorites and removed from them', async ({ page }) => {
  await storeHits(page, RECENT, STORED);
  await openDialog(page);
  const dialog = searchDialog(page);
  expect(await axeFindingsInBothModes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save this search: Kept page 3', exact: true }).click();
  await expect(
    dialog.getByRole('button', { name: 'Remove this search from favorites: Kept page 3', exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save this search: Kept page 3', exact: true })).toHaveCount(0);
  expect((await storedHits(page, FAVORITE)).map(({ objectID }) => objectID)).toEqual(['kept-3']);
  expect((await storedHits(page, RECENT)).map(({ objectID }) => objectID)).not.toContain('kept-3');

  await dialog.getByRole('button', { name: 'Remove this search from history: Kept page 5', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Kept page 5' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove this search from favorites: Kept page 3', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Kept page 3' })).toHaveCount(0);
  expect(await storedHits(page, FAVORITE)).toEqual([]);
  expect((await storedHits(page, RECENT)).map(({ objectID }) => objectID)).toEqual([
    'kept-1',
    'kept-2',
    'kept-4',
    'kept-6',
    'kept-7',
  ]);
});

test('SRM-9 only four recent pages are stored if there are favorites', async ({ page }) => {
  await storeHits(page, RECENT, STORED);
  await storeHits(page, FAVORITE, [storedHit(20)]);
  await openDialog(page);
  await expect(searchDialog(page).getByRole('row')).toHaveCount(5);
  await findInDialog(page, 'hdCamera');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/configuration#hd-camera$/);
  expect((await storedHits(page, RECENT)).map(({ objectID }) => objectID).slice(1)).toEqual([
    'kept-1',
    'kept-2',
    'kept-3',
  ]);
});
