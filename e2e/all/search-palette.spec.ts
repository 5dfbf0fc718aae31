import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { findInDialog, openDialog, searchDialog, searchField, searchOptions } from '../support/search';

test('a method and words of a path show that call first, with a badge', async ({ page }) => {
  await openDialog(page);
  await findInDialog(page, 'POST rooms lock');
  const first = searchOptions(page).first();
  await expect(first).toHaveAttribute('href', '/docs/rest/references/meeting-room#endpoint-lockRoom');
  await expect(first.locator('.endpoint-method')).toHaveText('POST');
  await expect(first.locator('.search-hit-title code')).toHaveText('/rooms/{ACCESS_KEY}/lock');
  await expect(first.locator('.search-hit-breadcrumbs')).toHaveText('Meeting room');
});

test('before the first query, links lead to the pages most readers start with, by arrow keys too', async ({ page }) => {
  await openDialog(page);
  const links = searchDialog(page).getByRole('navigation', { name: 'Start here' }).getByRole('link');
  await expect(links.first()).toHaveText('Quick start');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200);
  expect(await axeFindings(page, { within: '.DocSearch-Modal' })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/rest/api-endpoints');
  await expect(searchDialog(page)).toHaveCount(0);
});
