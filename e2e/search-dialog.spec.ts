import { expect, test } from '@playwright/test';
import { openPage, scrollY } from './support/browser';
import {
  DOC,
  findInDialog,
  openDialog,
  pageField,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
} from './support/search';

test('SRM-2 a click, Ctrl+K, Cmd+K and a slash open the dialog with an empty, focused field', async ({ page }) => {
  await openPage(page, DOC);
  for (const open of [
    () => searchButton(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
  ]) {
    await open();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('SRM-4 Cancel closes the dialog', async ({ page }) => {
    await openPage(page, DOC);
    await searchButton(page).tap();
    await searchDialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });
});

test('SRM-2 Ctrl+F, other keys and a slash in a field do not open the dialog', async ({ page }) => {
  await openPage(page, '/search');
  // From here on, a key could open the dialog at once.
  const index = page.waitForResponse(/\/search-index\/index\.\w+\.json$/);
  await searchButton(page).hover();
  await index;
  await searchButton(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Alt+a');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).focus();
  await page.keyboard.press('a');
  await pageField(page).focus();
  await page.keyboard.press('/');
  await waitForFrames(page);
  await expect(pageField(page)).toHaveValue('/');
  await expect(searchDialog(page)).toHaveCount(0);
});

test('SRM-4 Escape, Ctrl+K and the scrim close the dialog, focus the button and keep the scroll position', async ({
  page,
}) => {
  await openPage(page, DOC);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollY(page)).toBe(700);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 800),
  ]) {
    await page.keyboard.press('Control+k');
    await findInDialog(page, 'layers');
    await close();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    expect(await scrollY(page)).toBe(700);
  }
});

test('SRM-6 text selected on the page becomes the query', async ({ page }) => {
  await openPage(page, DOC);
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue(
    (await page.getByRole('heading', { level: 1, includeHidden: true }).innerText()).trim(),
  );
  await expect(searchOptions(page).first()).toBeVisible();
});

test('SRM-7 a typed, pasted or selected query has at most 64 characters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDialog(page);
  await page.keyboard.type('a'.repeat(70));
  await expect(searchField(page)).toHaveValue('a'.repeat(64));
  await page.evaluate(() => navigator.clipboard.writeText('b'.repeat(500)));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(searchField(page)).toHaveValue('b'.repeat(64));
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.getByRole('article').first().selectText();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  expect((await searchField(page).inputValue()).length).toBeLessThanOrEqual(64);
  await expect(searchField(page)).not.toHaveValue('');
});
