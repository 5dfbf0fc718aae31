import { expect, test } from '@playwright/test';
import {
  addLink,
  holdRequests,
  openPage,
  pageDataOf,
  recordComplaints,
  recordFullLoads,
  recordRequests,
} from './support/browser';
import { routes } from '../src/site/routes';
import { START, TARGET, TARGET_CHUNK } from './support/navigation';

test('LOAD-1 the old page stays until the data and code of the next page have loaded', async ({ page }) => {
  await openPage(page, START);
  const link = await addLink(page, TARGET);
  const title = await page.title();
  const data = await holdRequests(page, pageDataOf(TARGET));
  const code = await holdRequests(page, TARGET_CHUNK);
  await link.click();
  for (const part of [data, code]) {
    await part.arrived();
    expect(new URL(page.url()).pathname).toBe(START);
    expect(await page.title()).toBe(title);
    await expect(page.locator('main h1')).not.toHaveText('Tags');
    await part.release();
  }
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(new URL(page.url()).pathname).toBe(TARGET);
});

for (const [what, url] of [
  ['data', pageDataOf(TARGET)],
  ['code', TARGET_CHUNK],
] as const) {
  test(`LOAD-2 FW-2 if the ${what} of a page fails, one full load follows, with query and hash`, async ({ page }) => {
    await openPage(page, START);
    const link = await addLink(page, `${TARGET}?from=test#content`);
    await page.route(url, (route) => route.abort());
    const loads = recordFullLoads(page);
    await link.click();
    await expect(page).toHaveURL(`${TARGET}?from=test#content`);
    await expect(page.locator('main h1')).toHaveText('Tags');
    expect(loads).toEqual([`${TARGET}?from=test`]);
    expect(await page.evaluate(() => sessionStorage.getItem('navigation.reloaded'))).toMatch(
      new RegExp(`^\\["${TARGET} [0-9a-f]{8}"\\]$`),
    );
  });
}

test('LOAD-9 a page only loads the code of its template', async ({ page }) => {
  const requested = recordRequests(page);
  await openPage(page, START);
  const chunks = requested.filter((path) => path.includes('component---'));
  expect(chunks).toHaveLength(1);
  expect(chunks[0]).toMatch(/component---src-templates-doc-tsx-/);
  await (await addLink(page, TARGET)).click();
  await expect(page.locator('main h1')).toHaveText('Tags');
  expect(requested.filter((path) => TARGET_CHUNK.test(path))).toHaveLength(1);
});

test('FW-6 each form of an address is loaded once and ends at the clean URL', async ({ page }) => {
  for (const address of ['/docs/sdks', '/docs/sdks/', '/docs/sdks/index.html', '/docs/sdks.html']) {
    const loads = recordFullLoads(page);
    await openPage(page, `${address}?x=1&y=%20#content`);
    await expect(page).toHaveURL('/docs/sdks?x=1&y=%20#content');
    // The document and at most one redirect by the host.
    expect(loads.length, address).toBeLessThanOrEqual(/html$/.test(address) ? 2 : 1);
    await expect(page.locator('main h1')).toHaveText('SDKs');
    await page.goto('about:blank');
    page.removeAllListeners('request');
  }
});

test('FW-7 if the data of the first page fails, the HTML stays and links work', async ({ page }) => {
  await page.route(pageDataOf(TARGET), (route) => route.abort());
  const complaints = recordComplaints(page);
  const loads = recordFullLoads(page);
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('page-data.json'),
  });
  await page.goto(`${TARGET}/`);
  await failed;
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' });
  await expect(page.locator('main h1')).toHaveText('Tags');
  await link.click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await expect(page).toHaveURL(routes.sdks());
  expect(loads).toEqual([`${TARGET}/`, routes.sdks()]);
  expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});
