import { expect, test, type Page } from '@playwright/test';
import { postSources } from './support/blog-sources';
import { openPage, recordFullLoads } from './support/browser';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const recent = (page: Page) => dialog(page).getByRole('navigation', { name: 'Blog recent posts navigation' });

  test('MOB-3 BLG-5 the menu of a post first shows the recent posts, with a link to the main menu', async ({
    page,
  }) => {
    await openPage(page, postSources[3]!.path);
    // The sidebar next to the text is only shown on wide screens.
    await expect(
      page.getByRole('navigation', { name: 'Blog recent posts navigation' }).filter({ visible: true }),
    ).toHaveCount(0);
    for (let opening = 0; opening < 2; opening += 1) {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(recent(page)).toBeVisible();
      await expect(recent(page).getByRole('link')).toHaveCount(postSources.length);
      await expect(recent(page).locator('[aria-current=page]')).toHaveCount(1);
      await expect(dialog(page).locator('nav[aria-label="Main menu"]')).toHaveAttribute('inert', '');
      await dialog(page).getByRole('button', { name: '← Back to main menu' }).click();
      await expect(
        dialog(page).getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'SDKs' }),
      ).toBeVisible();
      await expect(recent(page)).toHaveCount(0);
      await dialog(page).getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('MOB-3 MOB-2 choosing a post in the menu opens it within the app and closes the menu', async ({ page }) => {
    await openPage(page, '/blog');
    const loads = recordFullLoads(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const { title, path } = postSources[5]!;
    await recent(page).getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(dialog(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });
});
