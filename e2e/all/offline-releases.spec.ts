import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { writeWorker } from '../../src/offline/build/write-worker';
import { routes } from '../../src/site/routes';
import { openPage, recordFullLoads, waitForApp } from '../support/browser';
import { listKept, testOnHost as test, untilKept } from '../support/offline';

test.use({ serviceWorkers: 'allow' });

const PATH = routes.sdks();
const FILE = `${PATH.slice(1)}/index.html`;
const heading = (page: Page) => page.locator('main h1');

test('OFF-5 OFF-6 a release is seen at once, without a reload by itself; a page that is gone is not kept', async ({
  page,
  context,
  host,
}) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  host.change(FILE, 'SDKs</h1>', 'Second</h1>');
  const loads = recordFullLoads(page);
  await page.goto(PATH);
  await expect(heading(page)).toHaveText('Second');
  expect(loads).toEqual([PATH]);

  await openPage(page, routes.overview());
  await untilKept(page, routes.overview());
  rmSync(join(host.folder, PATH), { recursive: true });
  await page.goto(PATH);
  await expect(heading(page)).toHaveText('Page not found');
  await expect.poll(() => listKept(page, 'pages')).toEqual([routes.overview()]);
  await context.setOffline(true);
  await page.goto(PATH);
  await expect(heading(page)).toHaveText('Read offline');
});

test('OFF-8 a release without offline use removes the worker of the one before', async ({ page, host }) => {
  await openPage(page, PATH);
  await untilKept(page, PATH);
  await writeWorker(host.folder, { isOffline: false, baseUrl: '/', dataFolder: '', pages: [], scripts: {} });
  await page.goto(PATH);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()).filter((name) => name.startsWith('offline:')),
    ]);
  await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  await waitForApp(page);
  await expect(heading(page)).toHaveText('SDKs');
});
