import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { openPage, recordComplaints } from '../support/browser';
import { testOnHosts } from '../support/fixture-site';
import {
  openDialog,
  pageResults,
  recordHostedRequests,
  searchDialog,
  searchField,
  searchOptions,
} from '../support/search';

const DOC = '/docs/blocks/code';
const NOTE = 'Showing results from this site’s own index instead';

const hit = (overrides: object = {}) => ({
  objectID: 'a',
  url: `https://developers.zeta.example${DOC}#a`,
  type: 'lvl1',
  hierarchy: { lvl0: 'REST API', lvl1: 'Code of the host' },
  content: null,
  _highlightResult: {},
  _snippetResult: {},
  ...overrides,
});
const answerWith = (...hits: unknown[]) => JSON.stringify({ results: [{ hits, nbHits: hits.length, nbPages: 1 }] });

type Respond = (response: ServerResponse) => void;
const respondWith =
  (body: string): Respond =>
  (response) =>
    void response.end(body);

/** Hosts that all respond in the same way, which a test can change. */
interface Hosts {
  respond: Respond;
}

const test = testOnHosts.extend<{ readonly hosts: Hosts }>({
  hosts: async ({ hostPorts }, use) => {
    const hosts: Hosts = { respond: respondWith('{}') };
    const servers = await Promise.all(hostPorts.map((port) => startHost(port, hosts)));
    await use(hosts);
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  },
});

async function startHost(port: number, hosts: Hosts): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'OPTIONS') response.end();
    else hosts.respond(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const noticeOn = (page: Page) => page.getByRole('main').getByRole('alert');
const noticeIn = (page: Page) => searchDialog(page).getByRole('alert');

for (const [name, body] of [
  ['an empty body', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['an empty list', '[]'],
  ['a page of HTML', '<!doctype html><title>Sign in</title>'],
  ['a hit without hierarchy', answerWith(hit({ hierarchy: undefined }))],
  ['a highlight that is not a string', answerWith(hit({ _highlightResult: { hierarchy: { lvl1: { value: 5 } } } }))],
  [
    'an object for the number of documents',
    JSON.stringify({ results: [{ hits: [hit()], nbHits: 1, nbPages: 1, nbDocuments: { toString: 1 } }] }),
  ],
  ["a field of DocSearch's own", answerWith(hit({ __docsearch_parent: { _highlightResult: 1 } }))],
  ['numbers for strings', answerWith(hit({ objectID: 1, url: 2, hierarchy: { lvl0: 3, lvl1: 4 } }))],
] as const) {
  test(`SRC-6 after ${name} with status 200 the local engine responds`, async ({ page, hosts }) => {
    hosts.respond = respondWith(body);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await openDialog(page, DOC);
    await searchField(page).fill('code');
    await expect(noticeIn(page)).toContainText(NOTE);
    await expect(searchOptions(page).first()).toBeVisible();
    await expect(searchOptions(page).first()).not.toContainText('of the host');
    await openPage(page, '/search?q=code');
    await expect(noticeOn(page)).toContainText(NOTE);
    await expect(pageResults(page).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('SRM-11 no result leads to another host, and very many marks do not block the page', async ({ page, hosts }) => {
  hosts.respond = respondWith(
    answerWith(
      hit({ url: 'https://x//evil.example/a', objectID: 'two' }),
      hit({ url: '/\\evil.example/b', objectID: 'backslash', hierarchy: { lvl0: 'SDKs', lvl1: 'B' } }),
      hit({
        url: 'javascript:alert("https://external.example/")',
        objectID: 'script',
        hierarchy: { lvl0: 'X', lvl1: 'C' },
      }),
      hit({
        objectID: 'marks',
        hierarchy: { lvl0: 'Marks', lvl1: 'Marks' },
        _highlightResult: { hierarchy: { lvl1: { value: '<mark>'.repeat(15_000), matchLevel: 'full' } } },
      }),
    ),
  );
  const complaints = recordComplaints(page);
  await openDialog(page, DOC);
  await searchField(page).fill('code');
  await expect(searchOptions(page)).toHaveCount(4);
  const hrefs = await searchOptions(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  expect(hrefs.map((href) => new URL(href).origin)).toEqual([origin, origin, origin, origin]);
  expect((await searchOptions(page).last().innerText()).length).toBeLessThan(3000);
  await openPage(page, '/search?q=code');
  await expect(pageResults(page)).toHaveCount(4);
  const links = await pageResults(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.map((href) => new URL(href).origin)).toEqual([origin, origin, origin, origin]);
  expect(complaints).toEqual([]);
});

for (const [name, respond] of [
  ['is silent', () => undefined],
  [
    'drips',
    (response: ServerResponse) => {
      response.write('{');
      const timer = setInterval(() => response.write(' '), 1000);
      response.on('close', () => clearInterval(timer));
    },
  ],
] as const) {
  test(`SRC-6 while the service ${name}, local results are shown long before its hosts time out, with a notice`, async ({
    page,
    hosts,
  }) => {
    hosts.respond = respond;
    await openDialog(page, DOC);
    const started = Date.now();
    await searchField(page).fill('code');
    await expect(searchOptions(page).first()).toBeVisible();
    // After 1.5 s, and what a busy machine needs. The hosts would take more than 16 s.
    expect(Date.now() - started).toBeLessThan(8000);
    await expect(noticeIn(page)).toContainText('The search service is slow');
    await expect(noticeIn(page)).toContainText(NOTE);
    await openPage(page, '/search?q=code');
    await expect(noticeOn(page)).toContainText('The search service is slow', { timeout: 8000 });
    await expect(pageResults(page).first()).toBeVisible();
  });
}

test('SRC-6 a late response does not replace the local results; the next query waits for the service again', async ({
  page,
  hosts,
}) => {
  const requests = recordHostedRequests(page);
  const waiting: ServerResponse[] = [];
  hosts.respond = (response) => void waiting.push(response);
  await openDialog(page, DOC);
  await searchField(page).fill('code');
  await expect(noticeIn(page)).toContainText('The search service is slow');
  const shown = await searchOptions(page).allInnerTexts();
  await page.keyboard.press('ArrowDown');
  const late = page.waitForResponse(/queries/);
  for (const response of waiting.splice(0)) response.end(answerWith(hit()));
  await (await late).finished();
  expect(await searchOptions(page).allInnerTexts()).toEqual(shown);
  await expect(searchDialog(page).getByRole('option', { selected: true })).toHaveText(shown[1] ?? '', {
    useInnerText: true,
  });

  hosts.respond = respondWith(answerWith(hit()));
  const before = requests.length;
  await searchField(page).fill('code of');
  await expect(searchOptions(page)).toHaveText([/Code of the host/]);
  await expect(noticeIn(page)).toHaveCount(0);
  expect(requests.length).toBe(before + 1);
});
