import { expect, test, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { product } from '../src/site/config/product';
import { routes } from '../src/site/routes';
import { axeFindings } from './support/axe';
import { holdRequests, openPage, waitForApp } from './support/browser';
import { findInDialog, openDialog, searchOptions } from './support/search';
import { onlyInAll } from './support/only-in-all';

const LAYERS = '/docs/rest/references/layers';
const ENDPOINTS = '/docs/rest/api-endpoints';

const endpoint = (page: Page): Locator => page.locator('#endpoint-addLayer');
const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the API description is published as YAML and JSON, and the overview links to it and to the cheatsheet', async ({
  page,
  request,
}) => {
  const [yaml, json] = await Promise.all(
    ['/openapi.yaml', '/openapi.json'].map(async (path) => (await request.get(path)).text()),
  );
  const description = JSON.parse(json ?? '') as { openapi: string; servers: { url: string }[] };
  expect(parse(yaml ?? '')).toEqual(description);
  expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: `https://api.${product.domain}` }] });
  const events = await Promise.all(
    ['/asyncapi.yaml', '/asyncapi.json'].map(async (path) => (await request.get(path)).text()),
  );
  expect(parse(events[0] ?? '')).toEqual(JSON.parse(events[1] ?? ''));
  await page.goto(routes.overview());
  for (const href of ['/openapi.yaml', '/openapi.json', routes.cheatsheet()])
    await expect(page.locator('.prose').locator(`a[href="${href}"]`)).toHaveCount(1);
});

for (const [query, address] of [
  ['POST /rooms/{ACCESS_KEY}/layers', LAYERS],
  ['POST /rooms/layers', LAYERS],
  ['DELETE /permalink', '/docs/rest/references/permalink'],
  ['GET /webhooks', '/docs/rest/advanced/register_webhooks'],
] as const) {
  test(`searching for the call ${query} finds its page`, onlyInAll(), async ({ page }) => {
    await openDialog(page, routes.overview());
    await findInDialog(page, query);
    await expect(searchOptions(page).first()).toHaveAttribute('href', new RegExp(`^${address}(#|$)`));
  });
}

test('the language chosen for one call applies to all other calls, also on the next page', async ({ page }) => {
  await openPage(page, LAYERS);
  await endpoint(page).getByRole('tab', { name: 'Go' }).click();
  await expect(page.locator('#endpoint-removeLayer').getByRole('tab', { name: 'Go' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await openPage(page, '/docs/rest/references/messages');
  await expect(page.locator('#endpoint-sendMessage').getByRole('tab', { name: 'Go' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

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

test('text typed into the filter before the scripts load is applied', async ({ page }) => {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(ENDPOINTS, { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: /^Filter by method/ }).pressSequentially('snapshot');
  await scripts.release();
  await waitForApp(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('5 of 53 calls');
});

test('the table of all calls has no axe violations, as a table or as cards', onlyInAll(), async ({ page }) => {
  await openPage(page, ENDPOINTS);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
});
