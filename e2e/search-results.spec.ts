import { expect, test, type Page } from '@playwright/test';
import { holdRequests, openPage, recordFullLoads } from './support/browser';
import {
  breakIndex,
  DOC,
  findInDialog,
  INDEX_FILES,
  openDialog,
  pageCount,
  RECENT,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
  storedHits,
} from './support/search';
import { onlyInAll } from './support/only-in-all';

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

test('SRM-11 groups have at most five pages and sections; matches are marked, everything else is plain text', async ({
  page,
}) => {
  await openDialog(page);
  await findInDialog(page, 'iframe');
  const groups = searchDialog(page).getByRole('listbox');
  expect(await groups.count()).toBeGreaterThan(1);
  for (const group of await groups.all()) {
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
    await expect(group).toHaveAccessibleName(
      /^(REST API|SDKs|Stream recording|Documentation|Tech Blog|Releases|About)$/,
    );
  }
  await expect(searchOptions(page).first().locator('mark').first()).toHaveText(/iframe/i);
  // Excerpts of code are in `code` (SRC-2).
  expect(
    await searchOptions(page).evaluateAll((links) =>
      [...new Set(links.flatMap((link) => [...link.querySelectorAll('*')].map(({ localName }) => localName)))].filter(
        (name) => !/^(?:span|mark|code|svg|path|use)$/.test(name),
      ),
    ),
  ).toEqual([]);
});

test('SRM-12 the first result is selected; arrows wrap around; Enter opens and stores it without a full load', async ({
  page,
}) => {
  await openDialog(page);
  const loads = recordFullLoads(page);
  await findInDialog(page, 'setAudioPassthrough');
  const all = await hrefs(page);
  expect(all[0]).toBe('/docs/sdks/js/utilities/devicemanager#set-audio-passthrough');
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

test('SRM-12 Ctrl+Enter opens the result in a new tab, and the dialog stays open', async ({ page, context }) => {
  await openDialog(page);
  await findInDialog(page, 'setAudioPassthrough');
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(opened).toHaveURL('/docs/sdks/js/utilities/devicemanager#set-audio-passthrough');
  await expect(searchField(page)).toHaveValue('setAudioPassthrough');
  await expect(page).toHaveURL(DOC);
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

test('SRM-15 without hits it says so, suggests earlier groups and offers to report it', async ({ page }) => {
  await openDialog(page);
  const dialog = searchDialog(page);
  await searchField(page).fill('qqxxzzvv');
  await expect(dialog.getByText('No results for "qqxxzzvv"').first()).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toHaveCount(0);
  const link = dialog.getByRole('link', { name: 'Let us know.' });
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(link).toHaveAttribute('href', /qqxxzzvv/);
  await expect(link).toHaveAttribute('target', '_blank');

  await findInDialog(page, 'recording');
  const groups = await dialog
    .getByRole('listbox')
    .evaluateAll((lists) =>
      lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''),
    );
  await searchField(page).fill('qqxxzzvv');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  const suggestions = dialog.locator('.DocSearch-NoResults').getByRole('button');
  await expect(suggestions).toHaveText(groups.slice(0, 3));
  await suggestions.first().click();
  await expect(searchField(page)).toHaveValue(`${groups[0]?.toLowerCase()} `);
  await expect(searchOptions(page).first()).toBeVisible();
});

test(
  'SRM-16 a failure is shown until the query changes, and the search can be retried',
  onlyInAll(),
  async ({ page }) => {
    const restore = await breakIndex(page);
    await openDialog(page);
    await searchField(page).fill('layers');
    const alert = searchDialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(searchDialog(page).getByText('No results for')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await waitForFrames(page);
    await expect(alert).toBeVisible();
    await restore();
    await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(searchOptions(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('layers');
    await expect(searchField(page)).toBeFocused();
  },
);
