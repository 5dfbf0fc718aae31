import { routes } from '../src/site/routes';
import { expect, test, type Page } from '@playwright/test';
import { UNDECODABLE, addLink, crashTitle, openPage, recordComplaints, untilIdle, waitForApp } from './support/browser';
import { onlyInAll } from './support/only-in-all';

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

for (const name of ['webpack-runtime', 'framework', 'app']) {
  test(
    `ERR-3 the banner appears if only ${name} is missing, and a retry starts the app`,
    onlyInAll(),
    async ({ page }) => {
      const one = new RegExp(`/${name}-[0-9a-f]+\\.js$`);
      await page.route(one, (route) => route.abort());
      const others = ['webpack-runtime', 'framework', 'app']
        .filter((other) => other !== name)
        .map((other) => page.waitForResponse(new RegExp(`/${other}-[0-9a-f]+\\.js$`)));
      await page.goto('/docs/sdks');
      await Promise.all(others);
      await expect(bundleScripts(page)).toHaveCount(2);
      const arrived = () =>
        page.evaluate(
          () =>
            performance
              .getEntriesByType('resource')
              .filter(
                (entry) =>
                  /\/(?:app|framework|webpack-runtime)-/.test(entry.name) &&
                  'responseEnd' in entry &&
                  entry.responseEnd,
              ).length,
        );
      await expect.poll(arrived).toBeGreaterThanOrEqual(2);
      await untilIdle(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unroute(one);
      await page.getByRole('button', { name: 'Try again' }).click();
      await waitForApp(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test('ERR-3 the banner works on the not-found page, and shows the URL as text', onlyInAll(), async ({ page }) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/nowhere/<img src=x onerror=alert(1)>');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('The site did not load properly');
  await expect(banner.locator('img')).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('Page not found');
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

test('ERR-4 on a URL that cannot be decoded, no control is shown that needs the app, and the message is spaced', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(UNDECODABLE);
    await expectUndecodable(page);
    // The menus work without the app: the one of the phone is no button, and Tools also opens on hover and focus.
    await expect(page.locator('header').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(width < 997 ? [] : ['Tools']);
    const boxes = await page.getByRole('alert').locator('> *').all();
    const places = await Promise.all(boxes.map((box) => box.boundingBox()));
    expect(places).toHaveLength(3);
    const gaps = places.slice(1).map((place, index) => {
      const above = places[index];
      return (place?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  }
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

test('ERR-4 hovering over or focusing a link that cannot be decoded causes no error', async ({ page }) => {
  await openPage(page, START);
  const complaints = recordComplaints(page);
  const link = await addLink(page, UNDECODABLE);
  await link.hover();
  await link.focus();
  expect(complaints).toEqual([]);
});
