import { routes } from '../src/site/routes';
import { expect, test, type Page } from '@playwright/test';
import { UNDECODABLE, addLink, crashTitle, openPage, recordComplaints, waitForApp } from './support/browser';

const START = routes.overview();
const TABS = '/docs/rest/references/user';
const BUNDLES = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;
/** The script elements of the bundles. The starter removes those that fail. */
const bundleScripts = (page: Page) =>
  page.locator('script[src*="app-"], script[src*="framework-"], script[src*="webpack-runtime-"]');

test('ERR-3 if no file of the site can be loaded, a banner suggests a base address, and the page stays', async ({
  page,
}) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.route('**/*.css', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await page.goto('/docs/sdks');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('The site did not load properly');
  await expect(banner).toContainText('base address is set to "/"');
  await expect(banner).toContainText('"/docs/sdks/"');
  await expect(banner).toHaveCount(1);
  await expect(page.locator('main h1')).toHaveText('SDKs');

  // The banner stays while a bundle is missing, regardless of the number of retries.
  await expect(bundleScripts(page)).toHaveCount(0);
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(bundleScripts(page)).toHaveCount(0);
  await expect(banner).toBeVisible();
  await page.unroute(BUNDLES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForApp(page);
  await expect(banner).toHaveCount(0);
});

test('ERR-3 if only bundles are missing, the banner does not blame the base address; a retry repeats what was done', async ({
  page,
}) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto(TABS);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('A file did not load, so some buttons do not work.');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.unroute(BUNDLES);
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(banner).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('ERR-3 offline, the banner says so, and the app starts when the connection is back', async ({ page, context }) => {
  await page.goto(TABS);
  await context.setOffline(true);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(page.getByRole('alert')).toContainText('You are offline, so some buttons do not work.');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await context.setOffline(false);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

async function expectUndecodable(page: Page): Promise<void> {
  await expect(crashTitle(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(UNDECODABLE);
  await expect(page.getByRole('alert')).toContainText('invalid percent-encoding');
  await expect(page).toHaveTitle('Page Error');
}

test('ERR-4 FW-8 opening a URL that cannot be decoded shows a message and a link home', async ({ page }) => {
  const complaints = recordComplaints(page);
  const response = await page.goto(UNDECODABLE);
  expect(response?.status()).toBe(400);
  await expectUndecodable(page);
  expect(complaints.filter((text) => text.startsWith('uncaught') || /policy/i.test(text))).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await waitForApp(page);
});

test('ERR-4 FW-8 a click on a link that cannot be decoded shows the message', async ({ page }) => {
  await openPage(page, START);
  const complaints = recordComplaints(page);
  await (await addLink(page, UNDECODABLE)).click();
  await expectUndecodable(page);
  expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await waitForApp(page);
});
