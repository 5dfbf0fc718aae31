import { expect } from '@playwright/test';
import { openPage, recordComplaints } from './support/browser';
import { HOSTED_DOC as DOC, testWithHosts as test } from './support/hosted-index';
import {
  HOST_PORTS,
  HOSTED_INDEX,
  openDialog,
  pageCount,
  pageField,
  pageResults,
  recordHostedRequests,
  searchDialog,
  searchField,
  searchOptions,
} from './support/search';
import { onlyInAll } from './support/only-in-all';

const [FIRST] = HOST_PORTS;

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

test('SRC-1 SRC-3 the dialog sends the established request to the first host, and the policy allows it', async ({
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
    { port: FIRST, body: { requests: [{ query: 'haystack', ...commonParams(10) }] } },
  ]);
  await expect(searchDialog(page)).toHaveAttribute('data-engine', 'hosted');
  await expect(searchDialog(page).getByRole('link', { name: 'See all 10 results' })).toBeVisible();
  await expect(searchDialog(page).getByText(/foreign|Haystack old/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('SRC-6 the policy allows these hosts and no others', async ({ page }) => {
  const response = await openPage(page, DOC);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
    // The last one is the host of feedback, which has an address in this fixture. It has no API, so nothing calls one.
    "'self' http://localhost:9577 http://localhost:9578 https://insights.algolia.io http://localhost:9579",
  );
});

test('SRC-1 SRP-2 the search page sends the same request once typing has paused for 300 ms', async ({ page }) => {
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
    { requests: [{ query: 'haystack', page: 0, ...commonParams(10) }] },
  ]);
});

test('SRP-4 the next page of results is requested once and appended', async ({ page }) => {
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

test('SRC-2 a snippet of several lines is reduced to the line with the match, and code is shown as code', async ({
  page,
}) => {
  await openDialog(page, DOC);
  const snippet = searchOptions(page).locator('.search-hit-snippet');
  await searchField(page).fill('thimble');
  await expect(snippet).toHaveText('The thimble · is small.');
  await expect(snippet.locator('code')).toHaveCount(0);
  await searchField(page).fill('bobbin');
  await expect(snippet.locator('code')).toHaveText('sew.bobbin({ fast: true })');
  await expect(snippet.locator('mark')).toHaveText('bobbin');
});

for (const [width, words] of [
  [1280, 10],
  [769, 10],
  [768, 5],
  [390, 5],
] as const) {
  test(
    `SRC-2 snippets have ${words} words at ${width} pixels, in the dialog and on the page`,
    onlyInAll(),
    async ({ page }) => {
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
    },
  );
}
