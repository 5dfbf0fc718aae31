import { expect } from '@playwright/test';
import { openPage } from '../support/browser';
import { below, PORTAL_BASE, testOn } from '../support/fixture-site';
import { listKept, untilKept } from '../support/offline';

const test = testOn('portal');
test.use({ serviceWorkers: 'allow' });

const START = below('/docs/start');
const ROOMS = below('/docs/rest/rooms');

test('OFF-9 OFF-10 below a base path, pages are kept for it alone, and an area is saved from its menu', async ({
  page,
  context,
}) => {
  await openPage(page, PORTAL_BASE);
  await untilKept(page, PORTAL_BASE, PORTAL_BASE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(START);
  await untilKept(page, START, PORTAL_BASE);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([PORTAL_BASE]);

  await context.setOffline(true);
  await openPage(page, START);
  await expect(page.locator('main h1')).toHaveText('Start');
  await openPage(page, ROOMS);
  await expect(page.locator('main h1')).toHaveText('Read offline');
  const links = page.getByRole('list', { name: 'Pages to read offline' }).getByRole('link');
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page).toHaveURL(START);
  expect(await listKept(page, 'pages', PORTAL_BASE)).toEqual([PORTAL_BASE, START]);

  await context.setOffline(false);
  const group = page.getByRole('group', { name: 'Offline use' });
  await group.getByRole('button', { name: 'Save for offline use…' }).click();
  await group.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(group.getByRole('status')).toHaveText(/^Saved for offline use: \d+ pages\.$/, { timeout: 60_000 });
  await context.setOffline(true);
  await openPage(page, ROOMS);
  await expect(page.locator('main h1')).toHaveText('Rooms');
});
