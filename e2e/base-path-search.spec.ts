import { expect } from '@playwright/test';
import { startAlgoliaServer, type AlgoliaServer } from '../tools/algolia-server/server';
import { openPage, recordComplaints, recordFullLoads, recordRequests } from './support/browser';
import { PORTAL_BASE, testOnHostsOf } from './support/fixture-site';
import { hostedRecord, openDialog, pageResults, searchDialog, searchField, searchOptions } from './support/search';

const INDEX = 'portal-docs';
const START = `${PORTAL_BASE}docs/sdks`;
const DOC = `${PORTAL_BASE}docs/rest/references/permalink`;

/** A record of the hosted index, with an absolute URL as the build publishes it. */
const record = (id: string, titles: readonly string[], hash = '') =>
  hostedRecord(id, titles, {
    url: `https://developers.rondo.example${DOC}${hash}`,
    version: 'current',
    docusaurus_tag: 'docs-default-current',
  });
const records = [
  record('page', ['REST API', 'Haystack']),
  record('part', ['REST API', 'Haystack', 'Haystack part'], '#delete-a-permalink'),
];

const test = testOnHostsOf('portal').extend<{ readonly host: AlgoliaServer }>({
  host: async ({ hostPorts: [port] }, use) => {
    const server = await startAlgoliaServer({ port });
    server.seed(INDEX, { records });
    await use(server);
    await server.close();
  },
});

test('BASE results of the hosted engine lead to pages below the base path, in the dialog and on the page', async ({
  page,
  host,
}) => {
  const complaints = recordComplaints(page);
  const requested = recordRequests(page);
  await openDialog(page, START);
  const loads = recordFullLoads(page);
  await searchField(page).fill('haystack');
  await expect(searchOptions(page).first()).toHaveAttribute('href', DOC);
  await expect(searchDialog(page)).toHaveAttribute('data-engine', 'hosted');
  await expect(searchOptions(page).nth(1)).toHaveAttribute('href', `${DOC}#delete-a-permalink`);
  const all = searchDialog(page).getByRole('link', { name: /^See all/ });
  await expect(all).toHaveAttribute('href', `${PORTAL_BASE}search?q=haystack`);
  await all.click();
  await expect(page).toHaveURL(`${PORTAL_BASE}search?q=haystack`);
  await expect(pageResults(page).first()).toHaveAttribute('href', DOC);
  await pageResults(page).first().click();
  await expect(page).toHaveURL(DOC);
  await expect(page.locator('main h1')).toBeVisible();
  expect(host.requests.length).toBeGreaterThan(0);
  expect([loads, requested.filter((path) => path.includes('/search-index/')), complaints]).toEqual([[], [], []]);
});

test('BASE results of the local engine lead to pages below the base path, in the dialog and on the page', async ({
  page,
}) => {
  const requested = recordRequests(page);
  await openDialog(page, START);
  const loads = recordFullLoads(page);
  await searchField(page).fill('permalink');
  await expect(searchOptions(page).first()).toHaveAttribute('href', DOC);
  const index = requested.filter((path) => path.includes('/search-index/'));
  expect(index.length).toBeGreaterThan(1);
  expect(index.filter((path) => !path.startsWith(`${PORTAL_BASE}search-index/`))).toEqual([]);
  await searchField(page).press('Enter');
  await expect(searchDialog(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  expect(loads).toEqual([]);
  await openPage(page, `${PORTAL_BASE}search?q=permalink`);
  await expect(pageResults(page).first()).toHaveAttribute('href', new RegExp(`^${PORTAL_BASE}docs/`));
  await pageResults(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${PORTAL_BASE}docs/`));
});

test('BASE a page that was opened from the search is offered again, also after a reload', async ({ page, host }) => {
  await openDialog(page, START);
  await searchField(page).fill('haystack');
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(DOC);
  await openDialog(page, START);
  const recent = searchDialog(page).getByRole('row').getByRole('link');
  await expect(recent).toHaveAttribute('href', DOC);
  await recent.click();
  await expect(page).toHaveURL(DOC);
  expect(host.requests.length).toBeGreaterThan(0);
});
