import { expect, test } from '@playwright/test';
import { routes } from '../src/site/routes';
import { axeFindings, COLOR_RULES } from './support/axe';
import { openPage, recordComplaints, waitForApp } from './support/browser';
import { listKept, untilKept } from './support/offline';

test.use({ serviceWorkers: 'allow' });

const FIRST = routes.overview();
const SECOND = routes.quickStart();
const NEVER_OPENED = '/docs/sdks/js/features';

test('OFF-1 pages that were opened can be read and reached without a network, by load and within the app', async ({
  page,
  context,
}) => {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await page.getByRole('link', { name: 'SDKs' }).first().click();
  await expect(page).toHaveURL(routes.sdks());
  await untilKept(page, routes.sdks());

  await context.setOffline(true);
  const complaints = recordComplaints(page);
  await openPage(page, FIRST);
  await expect(page.locator('main h1')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(page.getByRole('heading', { level: 1, name: 'SDKs' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(FIRST);
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('OFF-2 without a network, a page that was never opened is replaced by one that says so', async ({
  page,
  context,
}) => {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await context.setOffline(true);
  const complaints = recordComplaints(page);
  await openPage(page, NEVER_OPENED);
  await expect(page).toHaveURL(NEVER_OPENED);
  await expect(page).toHaveTitle(/^Read offline/);
  await expect(page.getByRole('alert')).toContainText(NEVER_OPENED);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await axeFindings(page, { rules: COLOR_RULES })).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click();
  await expect(page).toHaveURL(routes.search());
  await expect(page.locator('main h1')).not.toHaveText('Read offline');

  // The address stayed, so that it only takes a connection to get the page.
  await page.goBack();
  // The app has loaded the document; a reload before that would be one of two at the same time.
  await expect(page.getByRole('heading', { level: 1, name: 'Read offline' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(NEVER_OPENED);
  await expect(page.getByRole('heading', { level: 1, name: 'Read offline' })).toHaveCount(0);
});

test('OFF-3 once it was used, the search works without a network', async ({ page, context }) => {
  await openPage(page, FIRST);
  await untilKept(page, FIRST);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('layers');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => listKept(page, 'latest').then((urls) => urls.join())).toContain('manifest.json');
  await context.setOffline(true);
  await openPage(page, FIRST);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('recording');
  await expect(page.getByRole('option').first()).toBeVisible();
  await openPage(page, routes.search('layers'));
  await expect(page.getByRole('heading', { level: 1, name: /Search/ })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /layer/i }).first()).toBeVisible();
});

test('OFF-4 before the app has started, nothing is requested for offline use', async ({ page }) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(SECOND, { waitUntil: 'networkidle' });
  expect(requested.filter((path) => /sw|page-data/.test(path))).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  await waitForApp(page);
  await untilKept(page, SECOND);
  expect(requested).toContain('/sw.js');
});
