import { expect, test } from '@playwright/test';
import {
  addLink,
  holdRequests,
  openPage,
  pageDataOf,
  recordComplaints,
  recordFullLoads,
  recordRequests,
  waitForApp,
} from './support/browser';
import { routes } from '../src/site/routes';
import { START, TARGET, bar, markAsRetried, TARGET_CHUNK } from './support/navigation';
import { onlyInAll } from './support/only-in-all';

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

test('LOAD-8 LOAD-7 a page that fails again after its reload shows an error with a retry button', async ({ page }) => {
  await openPage(page, START);
  await markAsRetried(page, TARGET);
  await page.route(pageDataOf(TARGET), (route) => route.abort());
  const loads = recordFullLoads(page);
  await (await addLink(page, `${TARGET}?from=test#content`)).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads).toEqual([]);

  await page.unroute(pageDataOf(TARGET));
  const answer = await holdRequests(page, new RegExp(`${TARGET}\\?from=test`));
  // While a page is loading, Playwright cannot inspect the old one, so the old page logs what it shows.
  const spinner = page.waitForEvent('console', (message) => message.text() === 'shown: Loading');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const status = [...document.querySelectorAll('main [role=status]')].find(
        (element) => element.getClientRects().length > 0,
      );
      if (status) console.debug(`shown: ${status.textContent}`);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await alert.getByRole('button', { name: 'Retry' }).click({ noWaitAfter: true });
  await spinner;
  await answer.release();
  await expect(page.locator('main h1')).toHaveText('Tags');
  await expect(page).toHaveURL(`${TARGET}?from=test#content`);
});

test(
  'LOAD-7 the first load shows the page itself, never a spinner or the progress bar',
  onlyInAll(),
  async ({ page }) => {
    const bundles = await holdRequests(page, /\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/);
    await page.goto(START);
    await bundles.arrived();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await bundles.release();
    await waitForApp(page);
  },
);

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

for (const address of ['/docs/sdks/', '/docs/sdks/index.html', '/docs/sdks.html', '/docs/sdks']) {
  test(
    `FW-6 ${address} is loaded once and ends at the clean URL`,
    onlyInAll(address === '/docs/sdks' || address === '/docs/sdks.html'),
    async ({ page }) => {
      const loads = recordFullLoads(page);
      await openPage(page, `${address}?x=1#content`);
      await expect(page).toHaveURL('/docs/sdks?x=1#content');
      // The document and at most one redirect by the host.
      expect(loads.length).toBeLessThanOrEqual(/html$/.test(address) ? 2 : 1);
      await expect(page.locator('main h1')).toHaveText('SDKs');
    },
  );
}

for (const address of [TARGET, `${TARGET}/`]) {
  test(
    `FW-7 if the data of ${address} fails on the first load, the HTML stays and links work`,
    onlyInAll(),
    async ({ page }) => {
      await page.route(pageDataOf(TARGET), (route) => route.abort());
      const complaints = recordComplaints(page);
      const loads = recordFullLoads(page);
      const failed = page.waitForEvent('requestfailed', {
        predicate: (request) => request.url().includes('page-data.json'),
      });
      await page.goto(address);
      await failed;
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' });
      await expect(page.locator('main h1')).toHaveText('Tags');
      await link.click();
      await expect(page.locator('main h1')).toHaveText('SDKs');
      await expect(page).toHaveURL(routes.sdks());
      expect(loads).toEqual([address, routes.sdks()]);
      expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    },
  );
}
