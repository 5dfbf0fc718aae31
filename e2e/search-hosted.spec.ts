import { expect } from '@playwright/test';
import { startAlgoliaServer, type AlgoliaServer } from '../tools/algolia-server/server';
import { openPage, recordComplaints, recordFullLoads } from './support/browser';
import { testOnHosts as test } from './support/fixture-site';
import {
  HOST_PORTS,
  HOSTED_INDEX,
  hostedRecord,
  openDialog,
  pageCount,
  pageField,
  pageResults,
  recordHostedRequests,
  searchDialog,
  searchField,
  searchOptions,
  settle,
  storedHits,
} from './support/search';

const [FIRST] = HOST_PORTS;
const DOC = '/docs/blocks/code';

const LONG = `${'before '.repeat(30)}needle${' after'.repeat(30)}`;
const records = [
  hostedRecord('page', ['REST API', 'Haystack'], { url: 'https://developers.zeta.example/docs/blocks/code' }),
  hostedRecord('page-text', ['REST API', 'Haystack'], { type: 'content', content: LONG }),
  ...Array.from({ length: 7 }, (_, number) =>
    hostedRecord(`section-${number}`, ['REST API', 'Haystack', `Haystack section ${number}`]),
  ),
  hostedRecord('markup', ['SDKs', 'Haystack <img src=x onerror=alert(1)>'], { content: '<b>Bold haystack</b>' }),
  hostedRecord('elsewhere', ['SDKs', 'Elsewhere'], { url: 'https://external.example/Guide?a=1#b' }),
  ...Array.from({ length: 24 }, (_, number) =>
    hostedRecord(`many-${String(number).padStart(2, '0')}`, ['SDKs', `Many ${number}`]),
  ),
  // Not in the language, or not in the version, that is searched.
  hostedRecord('german', ['REST API', 'Haystack foreign'], { language: 'de' }),
  hostedRecord('old', ['REST API', 'Haystack old'], { docusaurus_tag: 'docs-default-1.0' }),
];

let servers: readonly [AlgoliaServer, AlgoliaServer];
test.beforeEach(async ({ hostPorts: [first, second] }) => {
  servers = [await startAlgoliaServer({ port: first }), await startAlgoliaServer({ port: second })];
  for (const server of servers) server.seed(HOSTED_INDEX, { records });
});
test.afterEach(() => Promise.all(servers.map((server) => server.close())));

const snippetAttributes = (words: number) => [
  ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`),
  `content:${words}`,
];

/** What every request holds, besides its query and its page. */
const established = (words: number) => ({
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

test('SRC-1 SRC-3 the dialog sends the established request to the first host, and the policy lets it', async ({
  page,
}) => {
  const complaints = recordComplaints(page);
  const requests = recordHostedRequests(page);
  const sent = page.waitForRequest(/:9577\//);
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await expect(searchOptions(page).first()).toBeVisible();
  const request = await sent;
  expect([request.method(), new URL(request.url()).pathname]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(requests.map(({ port, body }) => ({ port, body }))).toEqual([
    { port: FIRST, body: { requests: [{ query: 'haystack', ...established(10) }] } },
  ]);
  await expect(searchDialog(page)).toHaveAttribute('data-engine', 'hosted');
  await expect(searchDialog(page).getByRole('link', { name: 'See all 10 results' })).toBeVisible();
  await expect(searchDialog(page).getByText(/foreign|Haystack old/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('SRC-6 the policy allows the hosts, and no other one', async ({ page }) => {
  const response = await openPage(page, DOC);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' http://localhost:9577 http://localhost:9578");
});

test('SRC-1 SRP-2 the page with all results sends the same request, once typing has rested for 300 ms', async ({
  page,
}) => {
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
    { requests: [{ query: 'haystack', page: 0, ...established(10) }] },
  ]);
});

test('SRP-4 the next page of results is asked for once and appended', async ({ page }) => {
  const requests = recordHostedRequests(page);
  await openPage(page, '/search?q=many');
  await expect(pageResults(page)).toHaveCount(20);
  await page.mouse.move(640, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await pageResults(page).count()).toBe(24);
  }).toPass({ timeout: 20_000 });
  expect(requests.map(({ body }) => (body as { requests: { page: number }[] }).requests[0]?.page)).toEqual([0, 1]);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

for (const [width, words] of [
  [1280, 10],
  [769, 10],
  [768, 5],
  [390, 5],
] as const) {
  test(`SRC-2 snippets have ${words} words at ${width} pixels, in the dialog and on the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const requests = recordHostedRequests(page);
    await openDialog(page, DOC);
    await searchField(page).fill('needle');
    const snippet = searchOptions(page).locator('.search-hit-snippet');
    await expect(snippet).toHaveText(/^….*needle.*…$/);
    expect((await snippet.innerText()).match(/\w+/g)).toHaveLength(words);
    await expect(snippet.locator('mark')).toHaveText('needle');
    await openPage(page, '/search?q=needle');
    await expect(page.getByRole('main').locator('p mark')).toHaveText('needle');
    expect(
      requests.map(
        ({ body }) => (body as { requests: { attributesToSnippet: string[] }[] }).requests[0]?.attributesToSnippet,
      ),
    ).toEqual([snippetAttributes(words), snippetAttributes(words)]);
  });
}

test('SRC-5 nothing is reported while reports are off, whatever the reader agrees to', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openPage(page, DOC);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.keyboard.press('Control+k');
  await searchField(page).fill('haystack');
  await expect(searchOptions(page).first()).toBeVisible();
  await searchOptions(page).first().click();
  await expect(searchDialog(page)).toHaveCount(0);
  expect([...origins].filter((origin) => origin.startsWith('http')).sort()).toEqual(
    [new URL(baseURL ?? '').origin, `http://localhost:${FIRST}`].sort(),
  );
  expect([servers[0].requests, servers[1].requests].flat().map(({ endpoint }) => endpoint)).toEqual(['queries']);
});

test('SRM-8 an answer that takes longer than 300 ms is announced on the screen before it, which stays', async ({
  page,
}) => {
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await expect(searchDialog(page).getByRole('link', { name: 'See all 10 results' })).toBeVisible();
  await page.evaluate(() => {
    const seen: { after: number; results: number }[] = [];
    Object.assign(window, { seen });
    const dialog = document.querySelector('[role="dialog"]') as HTMLElement;
    let start = 0;
    addEventListener('input', () => (start = performance.now()), true);
    new MutationObserver(() => {
      if (dialog.classList.contains('DocSearch-Container--Stalled'))
        seen.push({
          after: performance.now() - start,
          results: dialog.querySelectorAll('[role="option"][href^="/docs/blocks/code#section"]').length,
        });
    }).observe(dialog, { attributeFilter: ['class'] });
  });
  servers[0].order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 800 } });
  await searchField(page).fill('many');
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  const [first] = await page.evaluate(() => (window as unknown as { seen: { after: number; results: number }[] }).seen);
  expect(first?.after).toBeGreaterThanOrEqual(295);
  expect(first?.after).toBeLessThan(800);
  expect(first?.results).toBeGreaterThan(0);
  await expect(searchDialog(page)).not.toHaveClass(/Stalled/);
  expect(servers[1].requests).toEqual([]);
});

test('SRM-8 a late answer to an older query is dropped', async ({ page }) => {
  servers[0].order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 700 } });
  await openDialog(page, DOC);
  const late = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"query":"haystack"'));
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"query":"haystack"'));
  await searchField(page).fill('haystack');
  await sent;
  await searchField(page).fill('many');
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  await (await late).finished();
  await settle(page);
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  await expect(searchField(page)).toHaveValue('many');
});

test('SRM-10 text of a page is kept as that page', async ({ page }) => {
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await searchDialog(page).locator(`a[href="${DOC}#page-text"]`).click();
  await expect(page).toHaveURL(`${DOC}#page-text`);
  const kept = await storedHits(page, `__DOCSEARCH_RECENT_SEARCHES__${HOSTED_INDEX}`);
  expect(kept.map(({ objectID, type, url }) => ({ objectID, type, url }))).toEqual([
    { objectID: 'page', type: 'lvl1', url: DOC },
  ]);
});

test('SRM-11 markup in titles and texts is text', async ({ page }) => {
  const complaints = recordComplaints(page);
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  await openDialog(page, DOC);
  await searchField(page).fill('bold haystack');
  const option = searchOptions(page).first();
  await expect(option).toContainText('Haystack <img src=x onerror=alert(1)>');
  await expect(option).toContainText('<b>Bold haystack</b>');
  await expect(option.locator('img, b')).toHaveCount(0);
  await openPage(page, '/search?q=bold%20haystack');
  await expect(pageResults(page).first()).toHaveText('Haystack <img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img, b')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('SRM-11 a group has at most five results, its sections stand in from their page', async ({ page }) => {
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  const group = searchDialog(page).getByRole('listbox', { name: 'REST API' });
  await expect(group.getByRole('option')).toHaveCount(5);
  const lefts = await group
    .getByRole('option')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(Math.min(...lefts.slice(1))).toBeGreaterThan(lefts[0] ?? 0);
});

test('SRM-12 the index holds whole addresses; what counts on this site is path and hash', async ({ page }) => {
  await openDialog(page, DOC);
  const loads = recordFullLoads(page);
  await searchField(page).fill('haystack section 3');
  await expect(searchOptions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DOC}#section-3`);
  expect(loads).toEqual([]);
});

test('SRM-13 an address that the pattern names, in any case of letters, is loaded as it is', async ({
  page,
  context,
}) => {
  await context.route('https://external.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openDialog(page, DOC);
  await searchField(page).fill('elsewhere');
  await expect(searchOptions(page).first()).toHaveAttribute('href', 'https://external.example/Guide?a=1#b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://external.example/Guide?a=1#b');
  await openPage(page, '/search?q=elsewhere');
  const [opened] = await Promise.all([context.waitForEvent('page'), pageResults(page).first().click()]);
  await expect(opened).toHaveURL('https://external.example/Guide?a=1#b');
});

test('SRM-17 with the slash switched off it opens nothing, and Ctrl+K still does', async ({ page }) => {
  await openDialog(page, DOC);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page
    .locator('main')
    .first()
    .evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
  await page.keyboard.press('/');
  await settle(page);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('');
});
