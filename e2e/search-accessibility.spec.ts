import { expect, test, type Page } from '@playwright/test';
import { axeFindingsInBothModes } from './support/axe';
import { holdRequests } from './support/browser';
import {
  breakIndex,
  findInDialog,
  storeHits,
  openDialog,
  RECENT,
  searchDialog,
  searchField,
  searchOptions,
  storedHit,
} from './support/search';
import { onlyInAll } from './support/only-in-all';

/** States of the dialog that `open-states.spec.ts` does not have, each with a function that opens it in this state. */
const states: readonly (readonly [name: string, prepare: (page: Page) => Promise<void>])[] = [
  [
    'stored pages',
    async (page) => {
      await storeHits(page, RECENT, [1, 2].map(storedHit));
      await openDialog(page);
      await expect(searchDialog(page).getByRole('row')).toHaveCount(2);
    },
  ],
  [
    'a failure',
    async (page) => {
      await breakIndex(page);
      await openDialog(page);
      await searchField(page).fill('layers');
      await expect(searchDialog(page).getByRole('alert')).toBeVisible();
    },
  ],
  [
    'results still loading',
    async (page) => {
      await holdRequests(page, /\/search-index\//);
      await openDialog(page);
      await searchField(page).fill('layers');
      await expect(searchDialog(page)).toHaveClass(/DocSearch-Container--Stalled/);
    },
  ],
];

for (const [name, prepare] of states)
  test(`SRM-5 axe finds no violations in the dialog with ${name} in both modes`, onlyInAll(), async ({ page }) => {
    await prepare(page);
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  });

test('SRM-5 the search is a modal dialog whose field is a combobox of its lists, with a hint', async ({ page }) => {
  await openDialog(page);
  await expect(searchDialog(page)).toHaveAttribute('aria-modal', 'true');
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(searchField(page)).toHaveAccessibleDescription(/^Results appear as you type\./);
  await findInDialog(page, 'layers');
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
  const controlled = await searchField(page).evaluate((field) =>
    (field.getAttribute('aria-controls') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.getAttribute('role')),
  );
  expect(controlled.length).toBe(await searchDialog(page).getByRole('listbox').count());
  expect(new Set(controlled)).toEqual(new Set(['listbox']));
});

test('SRM-5 the focus stays inside in both directions, and the page behind is inert', async ({ page }) => {
  await openDialog(page);
  await findInDialog(page, 'layers');
  const focusPosition = () =>
    page.evaluate(
      () =>
        [
          document.activeElement?.closest('[role="dialog"]') !== null,
          document.activeElement?.getAttribute('role') === 'combobox',
        ] as const,
    );
  for (const key of ['Tab', 'Shift+Tab']) {
    await searchField(page).focus();
    let rounds = 0;
    for (let presses = 0; presses < 40 && rounds < 2; presses += 1) {
      await page.keyboard.press(key);
      const [isInside, isField] = await focusPosition();
      expect(isInside).toBe(true);
      rounds += isField ? 1 : 0;
    }
    expect(rounds).toBe(2);
  }
  for (const part of ['header', 'main', 'footer'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => element.closest('[inert]') !== null),
    ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  expect(await page.locator('[inert]').count()).toBe(0);
});

test('SRM-5 the number of results, or that there are none, is announced once typing pauses', async ({ page }) => {
  await openDialog(page);
  const status = searchDialog(page).getByRole('status');
  await expect(status).toHaveText('');
  await findInDialog(page, 'layers');
  await expect(status).toHaveText(`${await searchOptions(page).count()} results`);
  await searchField(page).fill('qqxxzzvv');
  await expect(status).toHaveText('No results for "qqxxzzvv"');
});
