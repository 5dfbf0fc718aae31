import { expect, type Page } from '@playwright/test';
import type { AlgoliaServer } from '../../tools/algolia-server/server';
import { openPage, recordComplaints } from '../support/browser';
import { HOSTED_DOC as DOC, testWithHosts as test } from '../support/hosted-index';
import { HOST_PORTS, HOSTED_INDEX, pageResults, searchDialog, searchField, searchOptions } from '../support/search';

const INSIGHTS = 'https://insights.algolia.io';
const HOST = `http://localhost:${HOST_PORTS[0]}`;

interface InsightsEvent {
  readonly eventType: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

/** Redirects reports to the mock of the hosted engine. The page's policy still applies to the original URL. */
async function receiveReports(page: Page, { url }: AlgoliaServer): Promise<void> {
  await page.route(`${INSIGHTS}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
  });
}

const events = ({ requests }: AlgoliaServer): InsightsEvent[] =>
  requests.flatMap(({ endpoint, body }) =>
    endpoint === 'events' ? (body as { readonly events: InsightsEvent[] }).events : [],
  );
const types = (server: AlgoliaServer) => events(server).map(({ eventType }) => eventType);
const wantsAnalytics = ({ requests }: AlgoliaServer) =>
  requests.flatMap(({ endpoint, body }) =>
    endpoint === 'queries'
      ? (body as { readonly requests: { readonly clickAnalytics: boolean }[] }).requests.map(
          ({ clickAnalytics }) => clickAnalytics,
        )
      : [],
  );

/** Searches, waits until the results count as viewed, and opens one. Resolves to its position, from 1. */
async function searchAndChoose(page: Page, query: string, name = new RegExp(query, 'i')): Promise<number> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill(query);
  await expect(searchOptions(page).first()).toContainText(new RegExp(query, 'i'));
  await page.clock.runFor(1000);
  const index = (await searchOptions(page).allInnerTexts()).findIndex((text) => name.test(text));
  await searchOptions(page).nth(index).click();
  await expect(searchDialog(page)).toHaveCount(0);
  return index + 1;
}

test.beforeEach(async ({ page, servers: [server] }) => {
  await page.clock.install();
  await receiveReports(page, server);
});
// A report that the mock has received may still be on its way back to the page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** Readers who have not consented, with what they answer. */
const WITHOUT_CONSENT = [
  ['has not answered', null],
  ['declines', 'Decline'],
] as const;

/** Checks the events of a search for "haystack" whose result "section-2" was clicked. */
function expectReported(server: Parameters<typeof events>[0], position: number): void {
  const [view, click] = events(server);
  expect(view).toMatchObject({ index: HOSTED_INDEX, objectIDs: expect.arrayContaining(['section-2']) });
  expect(click).toMatchObject({ index: HOSTED_INDEX, objectIDs: ['section-2'], positions: [position] });
  expect(click?.queryID).toMatch(/^\w+$/);
  expect(wantsAnalytics(server)).toEqual([true]);
}

test('SRC-5 with consent a view and a click are reported, and the policy allows it', async ({
  page,
  servers: [server],
}) => {
  const complaints = recordComplaints(page);
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Agree' }).click();
  const position = await searchAndChoose(page, 'haystack', /Haystack section 2/);
  await expect.poll(() => types(server)).toEqual(['view', 'click']);
  expectReported(server, position);
  expect(complaints).toEqual([]);
});

for (const [name, answer] of WITHOUT_CONSENT) {
  test(`SRC-5 nothing is reported for a reader who ${name}, and only the engine is requested`, async ({
    page,
    baseURL,
    servers: [server],
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await openPage(page, DOC);
    if (answer !== null) await page.getByRole('button', { name: answer }).click();
    await searchAndChoose(page, 'haystack');
    expect([...origins].filter((origin) => origin.startsWith('http')).sort()).toEqual(
      [new URL(baseURL ?? '').origin, HOST].sort(),
    );
    expect(server.requests.map(({ endpoint }) => endpoint)).toEqual(['queries']);
    expect(wantsAnalytics(server)).toEqual([false]);
  });
}

test('SRC-5 after consent is withdrawn nothing more is reported', async ({ page, servers: [server] }) => {
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Agree' }).click();
  await searchAndChoose(page, 'haystack');
  await expect.poll(() => types(server)).toEqual(['view', 'click']);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await searchAndChoose(page, 'many');
  expect(types(server)).toEqual(['view', 'click']);
  expect(wantsAnalytics(server)).toEqual([true, false]);
});

test('SRC-5 with consent views and clicks on the search page are reported, too', async ({
  page,
  servers: [server],
}) => {
  const complaints = recordComplaints(page);
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Agree' }).click();
  await openPage(page, '/search?q=haystack');
  await page.clock.runFor(300);
  await expect(pageResults(page).first()).toBeVisible();
  await page.clock.runFor(500);
  await expect.poll(() => types(server)).toEqual(['view']);
  const position = (await pageResults(page).allInnerTexts()).indexOf('Haystack section 2') + 1;
  await pageResults(page).filter({ hasText: 'Haystack section 2' }).click();
  await expect.poll(() => types(server)).toEqual(['view', 'click']);
  expectReported(server, position);
  expect(complaints).toEqual([]);
});

for (const [name, answer] of WITHOUT_CONSENT) {
  test(`SRC-5 nothing is reported from the search page for a reader who ${name}`, async ({
    page,
    servers: [server],
  }) => {
    await openPage(page, DOC);
    if (answer !== null) await page.getByRole('button', { name: answer }).click();
    await openPage(page, '/search?q=haystack');
    await page.clock.runFor(300);
    await expect(pageResults(page).first()).toBeVisible();
    await page.clock.runFor(1000);
    await pageResults(page).filter({ hasText: 'Haystack section 2' }).click();
    await expect(page).not.toHaveURL(/\/search/);
    expect(server.requests.map(({ endpoint }) => endpoint)).toEqual(['queries']);
    expect(wantsAnalytics(server)).toEqual([false]);
  });
}
