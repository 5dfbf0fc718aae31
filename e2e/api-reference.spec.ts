import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';

const LAYERS = '/docs/rest/references/layers';
const ENDPOINTS = '/docs/rest/api-endpoints';

const endpoint = (page: Page): Locator => page.locator('#endpoint-addLayer');

test('one filterable table lists all calls, each with a link to its documentation', async ({ page }) => {
  await openPage(page, ENDPOINTS);
  const filter = page.getByRole('searchbox', { name: /^Filter by method/ });
  await expect(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') }),
  ).toHaveCount(53);
  await filter.fill('layers 410');
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveText([
    'POST /rooms/{ACCESS_KEY}/layers',
    'DELETE /rooms/{ACCESS_KEY}/layers/{Z_INDEX}',
  ]);
  await page.getByRole('link', { name: 'POST /rooms/{ACCESS_KEY}/layers' }).click();
  await expect(page).toHaveURL(`${LAYERS}#endpoint-addLayer`);
  await expect(endpoint(page)).toBeInViewport();
});
