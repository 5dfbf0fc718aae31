import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeWorker } from '../../src/offline/build/write-worker';
import { routes } from '../../src/site/routes';
import { openPage, recordComplaints, recordFullLoads, waitForApp } from '../support/browser';
import { listKept, testOnHost as test, untilKept, type Host } from '../support/offline';

test.use({ serviceWorkers: 'allow' });

const PATH = routes.sdks();
const heading = (page: Page) => page.locator('main h1');

/** Publishes a release in which the title of the page is another one. */
function publishTitle({ folder, publish }: Host, from: string, to: string): void {
  const data = readdirSync(join(folder, 'page-data'), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith(`${PATH.slice(1)}/page-data.json`),
  );
  publish({
    [`${PATH.slice(1)}/index.html`]: [`${from}</h1>`, `${to}</h1>`],
    [`page-data/${data}`]: [`"title":"${from}"`, `"title":"${to}"`],
  });
}

/** Stops the worker, as browsers do when it is idle. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const ownCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline:')));

test('OFF-5 a release is seen at once, without a reload by itself, and never mixed with the one before', async ({
  page,
  context,
  host,
}) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  await expect(heading(page)).toHaveText('SDKs');

  publishTitle(host, 'SDKs', 'Second');
  const loads = recordFullLoads(page);
  await openPage(page, PATH);
  await expect(heading(page)).toHaveText('Second');
  expect(loads).toEqual([PATH]);
  const kept = () => page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', PATH);
  await expect.poll(kept).toContain('Second</h1>');
  await context.setOffline(true);
  const complaints = recordComplaints(page);
  await openPage(page, PATH);
  await expect(heading(page)).toHaveText('Second');
  expect(complaints).toEqual([]);

  // The HTML of the third release arrives, then the network is lost: the data of the second one does not belong to it.
  await context.setOffline(false);
  publishTitle(host, 'Second', 'Third');
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForTimeout(3000);
  await expect(heading(page)).toHaveText('Third');
  expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBeUndefined();
});

test('OFF-6 a page that the host no longer has is not kept', async ({ page, context, host }) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  await openPage(page, '/no/such/page');
  // It would have been kept by the time that the next one is.
  await openPage(page, routes.overview());
  await untilKept(page, routes.overview());
  expect(await listKept(page, 'pages')).toEqual([PATH, routes.overview()]);
  rmSync(join(host.folder, PATH), { recursive: true });
  host.publish();
  await page.goto(PATH);
  await expect(heading(page)).toHaveText('Page not found');
  await expect.poll(() => listKept(page, 'pages')).toEqual([routes.overview()]);
  await context.setOffline(true);
  await page.goto(PATH);
  await expect(heading(page)).toHaveText('Read offline');
});

test('OFF-7 the switch of the host removes the worker and all that it kept', async ({ page, host }) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  writeFileSync(join(host.folder, 'sw-off.json'), '{"off": true}');
  host.publish();
  await stopWorker(page);
  const loads = recordFullLoads(page);
  await openPage(page, PATH);
  await expect.poll(() => registrations(page), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => ownCaches(page)).toEqual([]);
  // The open page works on.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'REST API' }).click();
  await expect(page).toHaveURL(routes.overview());
  expect(loads).toEqual([PATH]);
});

test('OFF-8 a release without offline use removes the worker of the one before', async ({ page, host }) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  await writeWorker(host.folder, {
    isOffline: false,
    baseUrl: '/',
    dataFolder: '',
    pages: [],
    scripts: {},
    searchCode: [],
  });
  host.publish();
  await page.goto(PATH);
  await expect.poll(() => registrations(page), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => ownCaches(page)).toEqual([]);
  await waitForApp(page);
  await expect(heading(page)).toHaveText('SDKs');
});
