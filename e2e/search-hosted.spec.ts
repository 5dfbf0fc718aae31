import { expect, type Page } from '@playwright/test';
import type { AlgoliaServer } from '../tools/algolia-server/server';
import { axeFindings } from './support/axe';
import { openPage, recordComplaints, recordFullLoads } from './support/browser';
import { HOSTED_DOC as DOC, testWithHosts as test } from './support/hosted-index';
import {
  HOST_PORTS,
  HOSTED_INDEX,
  INDEX_FILES,
  openDialog,
  pageCount,
  pageField,
  pageResults,
  recordHostedRequests,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
} from './support/search';

const [FIRST, SECOND] = HOST_PORTS;
const WORDS = ['Unable to fetch results', 'You might want to check your network connection.'];
const NOTE = 'Showing results from this site’s own index instead';

const snippetAttributes = (words: number) => [
  ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
  `content:${words}`,
  `code:${words * 2}`,
];

/** What every request contains in addition to its query and page. */
const commonParams = (words: number) => ({
  indexName: HOSTED_INDEX,
  attributesToRetrieve: [
    'hierarchy.lvl0',
    'hierarchy.lvl1',
    'hierarchy.lvl2',
    'hierarchy.lvl3',
    'hierarchy.lvl4',
    'hierarchy.lvl5',
    'hierarchy.lvl6',
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: snippetAttributes(words),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  distinct: 1,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0']],
});

const ports = (requests: readonly { readonly port: number }[]) => requests.map(({ port }) => port);

test('SRC-1 SRC-3 SRC-6 SRM-11 the dialog sends the established request, which the policy allows, and shows groups', async ({
  page,
}) => {
  const policy = (await page.request.get(DOC)).headers()['content-security-policy'] ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
    // The last one is the host of reports, which have an address in this fixture. It has no API, so nothing calls one.
    "'self' http://localhost:9577 http://localhost:9578 https://insights.algolia.io http://localhost:9579",
  );
  const complaints = recordComplaints(page);
  const requests = recordHostedRequests(page);
  const sent = page.waitForRequest(/:9577\//);
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await expect(searchOptions(page).first()).toBeVisible();
  const request = await sent;
  expect([request.method(), new URL(request.url()).pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(requests.map(({ port, body }) => ({ port, body }))).toEqual([
    { port: FIRST, body: { requests: [{ query: 'haystack', ...commonParams(10) }] } },
  ]);
  await expect(searchDialog(page)).toHaveAttribute('data-engine', 'hosted');
  await expect(searchDialog(page).getByRole('link', { name: 'See all 10 results' })).toBeVisible();
  await expect(searchDialog(page).getByText(/foreign|Haystack old/)).toHaveCount(0);
  await expect(searchDialog(page).getByRole('listbox', { name: 'REST API' }).getByRole('option')).toHaveCount(5);
  expect(complaints).toEqual([]);
});

test('SRC-1 SRC-2 SRP-2 on a phone, the search page asks for snippets of five words once typing has paused for 300 ms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  const requests = recordHostedRequests(page);
  await openPage(page, '/search');
  await pageField(page).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('hay');
  await page.clock.runFor(299);
  await page.keyboard.type('stack');
  await page.clock.runFor(299);
  expect(requests).toEqual([]);
  await page.clock.resume();
  await expect(pageCount(page)).toHaveText('10 documents found');
  expect(requests.map(({ body }) => body)).toEqual([
    { requests: [{ query: 'haystack', page: 0, ...commonParams(5) }] },
  ]);
});

test('SRM-12 SRM-13 of other URLs only path and hash are used; one that matches the pattern is opened unchanged', async ({
  page,
  context,
}) => {
  await context.route('https://external.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openDialog(page, DOC);
  const loads = recordFullLoads(page);
  await searchField(page).fill('haystack section 3');
  await expect(searchOptions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DOC}#section-3`);
  expect(loads).toEqual([]);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('elsewhere');
  await expect(searchOptions(page).first()).toHaveAttribute('href', 'https://external.example/Guide?a=1#b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://external.example/Guide?a=1#b');
  await openPage(page, '/search?q=elsewhere');
  const [opened] = await Promise.all([context.waitForEvent('page'), pageResults(page).first().click()]);
  await expect(opened).toHaveURL('https://external.example/Guide?a=1#b');
});

test('SRC-4 a host that has failed is skipped, and one that is silent for a second gives way to the next', async ({
  page,
  servers,
}) => {
  const [first, second] = servers;
  first.order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 20_000 }, times: 0 });
  const requests = recordHostedRequests(page);
  await page.clock.install();
  await openDialog(page, DOC);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchField(page).fill('haystack section 1');
  await expect.poll(() => ports(requests)).toEqual([FIRST]);
  await page.clock.runFor(999);
  expect(ports(requests)).toEqual([FIRST]);
  await page.clock.runFor(1);
  await expect.poll(() => ports(requests)).toEqual([FIRST, SECOND]);
  await page.clock.resume();
  await expect(searchOptions(page)).toHaveCount(1);
  await searchField(page).fill('haystack section 2');
  await expect(searchOptions(page)).toHaveAttribute('href', `${DOC}#section-2`);
  expect(ports(requests)).toEqual([FIRST, SECOND, SECOND]);
  expect(second.requests).toHaveLength(2);
});

test('SRC-6 SRM-16 when all hosts fail, a message is shown above the local results until a retry succeeds', async ({
  page,
  servers,
}) => {
  await page.unroute(INDEX_FILES);
  await Promise.all(servers.map((server) => server.pause()));
  await openDialog(page, DOC);
  await searchField(page).fill('code');
  const alert = searchDialog(page).getByRole('alert');
  for (const words of [...WORDS, NOTE]) await expect(alert).toContainText(words);
  await expect(searchOptions(page).first()).toBeVisible();
  const [notice, result] = [await alert.boundingBox(), await searchOptions(page).first().boundingBox()];
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await waitForFrames(page);
  await expect(alert).toBeVisible();
  await Promise.all(servers.map((server) => server.resume()));
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(searchOptions(page)).toHaveText([/Code/]);
  await expect(alert).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('code');
});

const INSIGHTS = 'https://insights.algolia.io';

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

test('SRC-5 views and clicks are reported while the reader consents, and not before or after', async ({
  page,
  servers: [server],
}) => {
  await page.clock.install();
  await receiveReports(page, server);
  const complaints = recordComplaints(page);
  const choose = async (query: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await searchField(page).fill(query);
    await expect(searchOptions(page)).toHaveCount(1);
    await page.clock.runFor(1000);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toHaveCount(0);
  };
  await openPage(page, DOC);
  await choose('haystack section 1');
  expect(types(server)).toEqual([]);
  await page.getByRole('button', { name: 'Agree' }).click();
  await choose('haystack section 2');
  await expect.poll(() => types(server)).toEqual(['view', 'click']);
  const [view, click] = events(server);
  expect(view).toMatchObject({ index: HOSTED_INDEX, objectIDs: ['section-2'] });
  expect(click).toMatchObject({ index: HOSTED_INDEX, objectIDs: ['section-2'], positions: [1] });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await choose('haystack section 3');
  expect(types(server)).toEqual(['view', 'click']);
  expect(wantsAnalytics(server)).toEqual([false, true, false]);
  expect(complaints).toEqual([]);
  // A report that the host has received may still be on its way back to the page.
  await page.unrouteAll({ behavior: 'wait' });
});
