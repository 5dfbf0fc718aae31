import { expect } from '@playwright/test';
import { routes } from '../src/site/routes';
import { openPage } from './support/browser';
import { PORTAL_BASE, testOn } from './support/fixture-site';
import { listKept, untilKept } from './support/offline';

const test = testOn('portal');
test.use({ serviceWorkers: 'allow' });

const below = (path: string): string => PORTAL_BASE.slice(0, -1) + path;

test('OFF-9 below a base path, pages are kept for it alone and can be read without a network', async ({
  page,
  context,
}) => {
  await openPage(page, PORTAL_BASE);
  await untilKept(page, PORTAL_BASE, PORTAL_BASE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(below(routes.sdks()));
  await untilKept(page, below(routes.sdks()), PORTAL_BASE);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([PORTAL_BASE]);

  await context.setOffline(true);
  await openPage(page, below(routes.sdks()));
  await expect(page.getByRole('heading', { level: 1, name: 'SDKs' })).toBeVisible();
  await openPage(page, below('/docs/sdks/js/features'));
  await expect(page.getByRole('heading', { level: 1, name: 'Read offline' })).toBeVisible();
  const links = page.getByRole('list', { name: 'Pages to read offline' }).getByRole('link');
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page).toHaveURL(below(routes.sdks()));
  expect(await listKept(page, 'pages', PORTAL_BASE)).toEqual([PORTAL_BASE, below(routes.sdks())]);
});

test('OFF-10 below a base path, an area is saved from its menu', async ({ page, context }) => {
  const group = page.getByRole('group', { name: 'Offline use' });
  await openPage(page, below(routes.sdks()));
  await untilKept(page, below(routes.sdks()), PORTAL_BASE);
  await group.getByRole('button', { name: 'Save for offline use…' }).click();
  await group.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(group.getByRole('status')).toHaveText(/^Saved for offline use: \d+ pages\.$/, { timeout: 60_000 });
  await context.setOffline(true);
  await openPage(page, below('/docs/sdks/js/features'));
  await expect(page.locator('main h1')).not.toHaveText('Read offline');
});
