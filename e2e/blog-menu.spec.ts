import { expect, test } from '@playwright/test';
import { postSources } from './support/blog-sources';
import { recordFullLoads } from './support/browser';
import { backButton, openMenu } from './support/mobile-menu';

test.use({ viewport: { width: 390, height: 844 } });

test('MOB-3 MOB-2 BLG-5 the menu of a post first shows the recent posts; one that is chosen opens within the app', async ({
  page,
}) => {
  await openMenu(page, postSources[3]!.path);
  const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await expect(recent.getByRole('link')).toHaveCount(postSources.length);
  await expect(recent.locator('[aria-current=page]')).toHaveText(postSources[3]!.title);
  await expect(backButton(page)).toBeVisible();
  const loads = recordFullLoads(page);
  const { title, path } = postSources[5]!;
  await recent.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toHaveText(title);
  await expect(recent).toBeHidden();
  expect(loads).toEqual([]);
});
