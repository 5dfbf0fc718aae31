import { expect } from '@playwright/test';
import { holdRequests, openPage, recordComplaints, recordFullLoads } from '../support/browser';
import { HOSTED_DOC as DOC, testWithHosts as test } from '../support/hosted-index';
import {
  HOST_PORTS,
  HOSTED_INDEX,
  openDialog,
  pageResults,
  searchDialog,
  searchField,
  searchOptions,
  waitForFrames,
  storedHits,
} from '../support/search';

test('SRM-8 after 300 ms the previous screen stays and shows that results are loading', async ({ page, servers }) => {
  await page.clock.install();
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await expect(searchDialog(page).getByRole('link', { name: 'See all 10 results' })).toBeVisible();
  const requests = await holdRequests(page, `http://localhost:${HOST_PORTS[0]}/**`);
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"query":"many"'));
  await searchField(page).fill('many');
  await sent;
  const before = searchDialog(page).getByRole('option').and(page.locator('[href^="/docs/blocks/code#section"]'));
  await page.clock.runFor(299);
  await expect(searchDialog(page)).not.toHaveClass(/Stalled/);
  await expect(before.first()).toBeVisible();
  await page.clock.runFor(1);
  await expect(searchDialog(page)).toHaveClass(/Stalled/);
  await expect(before.first()).toBeVisible();
  await page.clock.resume();
  await requests.release();
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  await expect(searchDialog(page)).not.toHaveClass(/Stalled/);
  expect(servers[1].requests).toEqual([]);
});

test('SRM-8 a late response to an older query is dropped', async ({ page, servers }) => {
  servers[0].order({ endpoint: 'queries', fault: { kind: 'slow', milliseconds: 700 } });
  await openDialog(page, DOC);
  const late = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"query":"haystack"'));
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"query":"haystack"'));
  await searchField(page).fill('haystack');
  await sent;
  await searchField(page).fill('many');
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  await (await late).finished();
  await waitForFrames(page);
  await expect(searchOptions(page).first()).toHaveAttribute('href', '/docs/blocks/code#many-00');
  await expect(searchField(page)).toHaveValue('many');
});

test('SRM-10 a content hit is stored as its page', async ({ page }) => {
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  await searchDialog(page).locator(`a[href="${DOC}#page-text"]`).click();
  await expect(page).toHaveURL(`${DOC}#page-text`);
  const stored = await storedHits(page, `__DOCSEARCH_RECENT_SEARCHES__${HOSTED_INDEX}`);
  expect(stored.map(({ objectID, type, url }) => ({ objectID, type, url }))).toEqual([
    { objectID: 'page', type: 'lvl1', url: DOC },
  ]);
});

test('SRM-11 markup in titles and texts is shown as text', async ({ page }) => {
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

test('SRM-11 a group has at most five results, with sections indented below their page', async ({ page }) => {
  await openDialog(page, DOC);
  await searchField(page).fill('haystack');
  const group = searchDialog(page).getByRole('listbox', { name: 'REST API' });
  await expect(group.getByRole('option')).toHaveCount(5);
  const lefts = await group
    .getByRole('option')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(Math.min(...lefts.slice(1))).toBeGreaterThan(lefts[0] ?? 0);
});

test('SRM-12 only path and hash of the absolute URLs in the index are used', async ({ page }) => {
  await openDialog(page, DOC);
  const loads = recordFullLoads(page);
  await searchField(page).fill('haystack section 3');
  await expect(searchOptions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${DOC}#section-3`);
  expect(loads).toEqual([]);
});

test('SRM-13 a URL that matches the pattern, ignoring case, is opened unchanged', async ({ page, context }) => {
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

test('SRM-17 a disabled slash shortcut does not open the dialog, and Ctrl+K still works', async ({ page }) => {
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
  await waitForFrames(page);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('');
});
