import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { holdRequests, openPage, recordFullLoads } from './support/browser';
import {
  DOC,
  findInDialog,
  INDEX_FILES,
  openDialog,
  pageCount,
  RECENT,
  searchDialog,
  searchField,
  searchOptions,
  storedHits,
} from './support/search';

const active = (page: Page) =>
  searchField(page).evaluate((field) =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href'),
  );
const hrefs = (page: Page) =>
  searchOptions(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('SRM-8 while results are loading the previous screen stays, and says so after 300 ms', async ({ page }) => {
  await openPage(page, DOC);
  const files = await holdRequests(page, INDEX_FILES);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('layers');
  await expect(searchDialog(page)).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(searchDialog(page).getByText('No recent searches')).toBeVisible();
  await expect(searchDialog(page).getByRole('status')).toHaveText('Searching');
  await files.release();
  await expect(searchOptions(page).first()).toBeVisible();
  await expect(searchDialog(page)).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('SRM-12 the first result is selected; arrows wrap around; Enter opens and stores it without a full load', async ({
  page,
}) => {
  await openDialog(page);
  const loads = recordFullLoads(page);
  await findInDialog(page, 'setAudioPassthrough');
  const all = await hrefs(page);
  expect(all[0]).toBe('/docs/sdks/js/utilities/devicemanager#set-audio-passthrough');
  expect(await axeFindingsInBothModes(page, { within: '.DocSearch-Modal' })).toEqual([]);
  expect(await active(page)).toBe(all[0]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe(all[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page)).toBe(all.at(-1));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe(all[0]);
  await expect(searchDialog(page).getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(all[0] ?? '');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.locator('#set-audio-passthrough')).toBeInViewport();
  expect(loads).toEqual([]);
  expect((await storedHits(page, RECENT)).map(({ url }) => url)).toEqual(all.slice(0, 1));
});

test('SRM-14 a link below the results leads to all of them and closes the dialog', async ({ page }) => {
  await openDialog(page);
  const loads = recordFullLoads(page);
  await findInDialog(page, 'POST /layers & more');
  const link = searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ });
  const total = /\d+/.exec(await link.innerText())?.[0];
  await link.click();
  await expect(page).toHaveURL('/search?q=POST%20%2Flayers%20%26%20more');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "POST /layers & more"');
  await expect(page.getByRole('main').getByText(`${total} matching sections`)).toBeVisible();
  await expect(pageCount(page)).toHaveText(/^\d+ documents found$/);
  expect(loads).toEqual([]);
});
