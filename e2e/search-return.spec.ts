import { expect, test, type Page } from '@playwright/test';
import { openPage, recordRequests, scrollY, waitForStill } from './support/browser';
import { pageCount, pageField, pageResults } from './support/search';
import { onlyInAll } from './support/only-in-all';

/** Loads results until there are at least `count`. */
async function loadResults(page: Page, count: number): Promise<void> {
  await page.mouse.move(640, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await pageResults(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 30_000 });
}

/** Follows a result. Returns the scroll position and the number of results at which it was followed. */
async function follow(page: Page, index: number): Promise<{ readonly y: number; readonly count: number }> {
  await pageResults(page).nth(index).scrollIntoViewIfNeeded();
  await waitForStill(page);
  // Scrolling may have loaded more results.
  const [y, count] = [await scrollY(page), await pageResults(page).count()];
  await pageResults(page).nth(index).click();
  await expect(page).not.toHaveURL(/\/search/);
  return { y, count };
}

test(
  'SCR-2 Back from a result shows as many results as before, without a request for the index',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, '/search?q=api');
    await expect(pageResults(page)).toHaveCount(20);
    await loadResults(page, 120);
    const { y, count } = await follow(page, 110);
    expect(count).toBeGreaterThanOrEqual(120);
    const paths = recordRequests(page);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=api');
    // All at once: scrolling to the position would load them one page after another.
    await expect(pageResults(page).first()).toBeVisible();
    expect(await pageResults(page).count()).toBe(count);
    await expect.poll(() => scrollY(page)).toBe(y);
    await waitForStill(page);
    expect([await scrollY(page), paths.filter((path) => path.includes('search-index'))]).toEqual([y, []]);
  },
);

test('SRP-3 without results the page offers what the dialog does, and the areas', onlyInAll(), async ({ page }) => {
  await openPage(page, '/search?q=qqxxzzvv');
  const main = page.getByRole('main');
  await expect(pageCount(page)).toHaveText('No results were found');
  await expect(main.getByRole('list', { name: 'Areas' }).getByRole('link').first()).toBeVisible();
  await expect(main.getByText('Believe this query should return results?')).toBeVisible();
  const report = main.getByRole('link', { name: /^Let us know\./ });
  await expect(report).toHaveAttribute('href', /qqxxzzvv/);
  await expect(report).toHaveAttribute('target', '_blank');
  await expect(main.getByText('Try searching for')).toHaveCount(0);

  await pageField(page).fill('recording');
  await expect(pageResults(page).first()).toBeVisible();
  await expect(report).toHaveCount(0);
  await pageField(page).fill('qqxxzzvv');
  const suggestions = main
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .getByRole('button');
  await expect(main.getByText('Try searching for')).toBeVisible();
  const suggested = (await suggestions.first().innerText()).toLowerCase();
  await suggestions.first().click();
  await expect(pageField(page)).toHaveValue(suggested);
  await expect(pageResults(page).first()).toBeVisible();
});
