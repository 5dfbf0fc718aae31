import { expect, test, type Page } from '@playwright/test';
import { addLink, holdRequests, openPage, pageDataOf, recordComplaints } from './support/browser';
import { axeFindings } from './support/axe';
import { openDialog, findInDialog, searchDialog, searchOptions } from './support/search';
import { onlyInAll } from './support/only-in-all';

/** The texts that are marked on the page, in lower case. */
const markedTexts = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found-words') ?? [])].map((range) => range.toString().toLowerCase()));

async function findLock(page: Page): Promise<void> {
  await openDialog(page, '/docs/sdks');
  await findInDialog(page, 'lock the meeting');
}

test('the words found are marked on the page that a result leads to, until Escape', onlyInAll(), async ({ page }) => {
  const complaints = recordComplaints(page);
  await findLock(page);
  const path = new URL((await searchOptions(page).first().getAttribute('href')) ?? '', page.url()).pathname;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect.poll(() => markedTexts(page)).toContain('lock');
  expect(new Set(await markedTexts(page))).toEqual(new Set(['lock', 'meeting', 'meetings']));
  expect(await axeFindings(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => markedTexts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a reader who gives a result up for another page finds nothing marked there', async ({ page }) => {
  await findLock(page);
  const path = new URL((await searchOptions(page).first().getAttribute('href')) ?? '', page.url()).pathname;
  const held = await holdRequests(page, pageDataOf(path));
  const link = await addLink(page, '/docs/rest/references/errors');
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Errors and retries');
  await held.release();
  expect(await markedTexts(page)).toEqual([]);
});

test('attributes with a name that was looked for are no longer closed', async ({ page }) => {
  await openPage(page, '/search?q=background_color');
  await page.getByRole('main').getByRole('link', { name: 'Meeting room', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meeting room');
  const name = page.locator('#endpoint-createRoom .attributes code').filter({ hasText: 'background_color' }).first();
  await expect(name).toBeVisible();
  // Others stay closed.
  await expect(page.locator('[id="createRoom.user"]')).not.toHaveAttribute('open');
});
