import { expect, test, type Page } from '@playwright/test';
import { longDay, postSources } from './support/blog-sources';
import { openPage, recordComplaints } from './support/browser';
import { onlyInAll } from './support/only-in-all';

const newest = postSources[0]!;
const oldest = postSources.at(-1)!;
const recent = (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' });
/** Years of the posts, newest first. */
const years = [...new Set(postSources.map(({ day }) => day.slice(0, 4)))];

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test(
    `BLG-1 BLG-5 BLG-7 dates and years are the same in ${timezoneId}, without console messages`,
    onlyInAll(),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, timezoneId, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      const complaints = recordComplaints(page);
      await openPage(page, newest.path);
      await expect(page.locator('main time')).toHaveText(longDay(newest.day));
      expect(await recent(page).getByRole('list').count()).toBe(years.length);
      // Also in the app, which renders the dates again.
      await page.getByRole('link', { name: 'Blog', exact: true }).filter({ visible: true }).first().click();
      await expect(page.locator('main article time')).toHaveText(
        postSources.slice(0, 10).map(({ day }) => longDay(day)),
      );
      await page.locator('main').getByRole('link', { name: 'Archive', exact: true }).click();
      await expect(page.locator('main h2')).toHaveText(years);
      await expect(page.locator('main time').last()).toHaveText(longDay(postSources.at(-1)!.day).replace(/,.*/, ''));
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
}

/** Checks the built HTML, because the app would render it again. */
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RTE-4 BLG-4 BLG-6 links lead from the list to a post, to older posts and to the last list', async ({
    page,
  }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: `Read more about ${newest.title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
    await page
      .getByRole('navigation', { name: 'Blog post page navigation' })
      .getByRole('link', { name: /^Older post/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(postSources[1]!.title);
    await expect(page.locator('main article p').nth(2)).toBeVisible();
    await page.goto('/blog');
    for (let number = 2; number <= 5; number += 1) {
      await page.getByRole('link', { name: 'Older entries' }).click();
      await expect(page).toHaveTitle(new RegExp(`, Page ${number} \\|`));
    }
    await expect(page.getByRole('link', { name: 'Older entries' })).toHaveCount(0);
    await recent(page).getByRole('link', { name: oldest.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oldest.title);
  });
});
