import { createServer, type Server } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { startAlgoliaServer, type AlgoliaServer } from '../../tools/algolia-server/server';
import { openPage } from '../support/browser';
import { testOnHosts as test } from '../support/fixture-site';
import {
  breakIndex,
  HOST_PORTS,
  HOSTED_INDEX,
  hostedRecord,
  openDialog,
  pageCount,
  pageResults,
  recordHostedRequests,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
} from '../support/search';

const [FIRST, SECOND] = HOST_PORTS;
const DOC = '/docs/blocks/code';
const WORDS = ['Unable to fetch results', 'You might want to check your network connection.'];
const NOTE = 'Showing results from this site’s own index instead';

/** The hosts have records that are not in the local index, so that a result shows which engine returned it. */
const records = ['Alpha', 'Beta', 'Gamma'].map((name) =>
  hostedRecord(name.toLowerCase(), ['REST API', `${name} of the host: code`]),
);

let servers: readonly [AlgoliaServer, AlgoliaServer];
test.beforeEach(async ({ hostPorts: [first, second] }) => {
  servers = [await startAlgoliaServer({ port: first }), await startAlgoliaServer({ port: second })];
  for (const server of servers) server.seed(HOSTED_INDEX, { records });
});
test.afterEach(() => Promise.all(servers.map((server) => server.close())));

const ports = (requests: readonly { readonly port: number }[]) => requests.map(({ port }) => port);
const alertOf = (page: Page) => searchDialog(page).getByRole('alert');

/** Searches for a name and waits for its only result from a host. */
async function findAtHost(page: Page, name: string): Promise<void> {
  await searchField(page).fill(name.toLowerCase());
  await expect(searchOptions(page)).toHaveCount(1);
  await expect(searchOptions(page)).toContainText(`${name} of the host`);
}

/** Starts a server that starts a response and never finishes it. */
async function startHangingHost(port: number): Promise<Server> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.write('{"results":');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

for (const status of [500, 503]) {
  test(`SRC-4 after status ${status} the next host is tried, and the failed one is skipped`, async ({ page }) => {
    servers[0].order({ endpoint: 'queries', fault: { kind: 'status', status }, times: 0 });
    const requests = recordHostedRequests(page);
    await openDialog(page, DOC);
    await findAtHost(page, 'Alpha');
    expect(ports(requests)).toEqual([FIRST, SECOND]);
    await findAtHost(page, 'Beta');
    await findAtHost(page, 'Gamma');
    expect(ports(requests)).toEqual([FIRST, SECOND, SECOND, SECOND]);
    await expect(alertOf(page)).toHaveCount(0);
  });
}

test('SRC-4 after a refused connection the next host is tried, and the failed one is skipped', async ({ page }) => {
  await servers[0].pause();
  const requests = recordHostedRequests(page);
  await openDialog(page, DOC);
  await findAtHost(page, 'Alpha');
  await servers[0].resume();
  await findAtHost(page, 'Beta');
  expect(ports(requests)).toEqual([FIRST, SECOND, SECOND]);
  await expect(alertOf(page)).toHaveCount(0);
});

test('SRC-4 after a response that is cut off the next host is tried', async ({ page }) => {
  servers[0].order({ endpoint: 'queries', fault: { kind: 'cut', applied: 'none' } });
  const requests = recordHostedRequests(page);
  await openDialog(page, DOC);
  await findAtHost(page, 'Alpha');
  expect(ports(requests)).toEqual([FIRST, SECOND]);
});

test('SRC-4 a host has one second to start its response; the hosts after it get more time', async ({ page }) => {
  servers[0].order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 20_000 }, times: 0 });
  servers[1].order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 1500 } });
  const requests = recordHostedRequests(page);
  await page.clock.install();
  await openDialog(page, DOC);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchField(page).fill('alpha');
  await expect.poll(() => ports(requests)).toEqual([FIRST]);
  await page.clock.runFor(999);
  expect(ports(requests)).toEqual([FIRST]);
  await page.clock.runFor(1);
  await expect.poll(() => ports(requests)).toEqual([FIRST, SECOND]);
  // The second host takes longer than the one second that the first host had.
  await page.clock.resume();
  await expect(searchOptions(page)).toContainText('Alpha of the host');
  expect(ports(requests)).toEqual([FIRST, SECOND]);
  // After one timeout, the limit is 3 + 1 seconds.
  await findAtHost(page, 'Beta');
  expect(ports(requests)).toEqual([FIRST, SECOND, SECOND]);
  await expect(alertOf(page)).toHaveCount(0);
});

test('SRC-4 a host that has started its response has two seconds to finish it', async ({ page, hostPorts }) => {
  await servers[0].pause();
  const hanging = await startHangingHost(hostPorts[0]);
  try {
    const requests = recordHostedRequests(page);
    await page.clock.install();
    await openDialog(page, DOC);
    await page.clock.pauseAt(Date.now() + 60_000);
    const started = page.waitForResponse((response) => new URL(response.url()).port === String(FIRST));
    await searchField(page).fill('alpha');
    await started;
    await page.clock.runFor(1999);
    expect(ports(requests)).toEqual([FIRST]);
    await page.clock.runFor(1);
    await expect.poll(() => ports(requests)).toEqual([FIRST, SECOND]);
    await page.clock.resume();
    await expect(searchOptions(page)).toContainText('Alpha of the host');
  } finally {
    hanging.closeAllConnections();
    await new Promise((resolve) => hanging.close(resolve));
  }
});

for (const status of [400, 403, 404, 429]) {
  test(`SRC-4 status ${status} is not retried on another host; the local engine responds`, async ({ page }) => {
    servers[0].order({ endpoint: 'queries', fault: { kind: 'status', status }, times: 0 });
    const requests = recordHostedRequests(page);
    await openDialog(page, DOC);
    await searchField(page).fill('code');
    await expect(alertOf(page)).toContainText(NOTE);
    await expect(searchOptions(page).first()).not.toContainText('of the host');
    expect(ports(requests)).toEqual([FIRST]);
  });
}

test('SRC-6 SRM-16 when all hosts fail, a message is shown above the local results until a retry succeeds', async ({
  page,
}) => {
  await Promise.all(servers.map((server) => server.pause()));
  const requests = recordHostedRequests(page);
  await openDialog(page, DOC);
  await searchField(page).fill('code');
  for (const words of [...WORDS, NOTE]) await expect(alertOf(page)).toContainText(words);
  await expect(searchOptions(page).first()).toBeVisible();
  expect(ports(requests)).toEqual([FIRST, SECOND]);
  const [notice, result] = [await alertOf(page).boundingBox(), await searchOptions(page).first().boundingBox()];
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
  await expect(searchDialog(page).getByRole('listbox').first()).toHaveAccessibleName(/.+/);
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await waitForFrames(page);
  await expect(alertOf(page)).toBeVisible();

  await Promise.all(servers.map((server) => server.resume()));
  await searchDialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(searchOptions(page)).toHaveText([/Alpha of the host/, /Beta of the host/, /Gamma of the host/]);
  await expect(alertOf(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('code');
});

test('SRM-16 a result of the local index is chosen like any other', async ({ page }) => {
  await Promise.all(servers.map((server) => server.pause()));
  await openDialog(page, '/');
  await searchField(page).fill('tabs');
  await expect(alertOf(page)).toContainText(NOTE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/blocks\/tabs/);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('SRM-16 when the local index cannot be reached either, only the message is shown', async ({ page }) => {
  await Promise.all(servers.map((server) => server.pause()));
  await breakIndex(page);
  await openDialog(page, DOC);
  await searchField(page).fill('code');
  for (const words of WORDS) await expect(alertOf(page)).toContainText(words);
  await expect(alertOf(page)).not.toContainText(NOTE);
  await expect(searchOptions(page)).toHaveCount(0);
  await expect(searchDialog(page).getByText('No results for')).toBeHidden();
});

test('SRP-6 SRM-16 the search page shows the same message above the local results', async ({ page }) => {
  await Promise.all(servers.map((server) => server.pause()));
  await openPage(page, '/search?q=code');
  const alert = page.getByRole('main').getByRole('alert');
  for (const words of [...WORDS, NOTE]) await expect(alert).toContainText(words);
  await expect(pageResults(page).first()).toBeVisible();
  await expect(pageCount(page)).toHaveText(/documents? found$/);
  expect(await axeFindings(page)).toEqual([]);
  await Promise.all(servers.map((server) => server.resume()));
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(pageResults(page)).toHaveText([/Alpha of the host/, /Beta of the host/, /Gamma of the host/]);
  await expect(alert).toHaveCount(0);
});
