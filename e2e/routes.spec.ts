import { expect, test, type Page } from '@playwright/test';
import { product } from '../src/site/config/product';
import { siteConfig } from '../src/site/config/site-config';
import { routes } from '../src/site/routes';
import { addLink, openPage, recordFullLoads, waitForApp } from './support/browser';
import { oneOfEachKind } from './support/routes';

test('RTE-4 without scripts, one page of each kind can be read, and its links work', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path } of [{ path: '/' }, ...oneOfEachKind]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'REST API' }).click();
  await expect(page).toHaveURL(routes.overview());
  await context.close();
});

test('RTE-5 if the host serves a file without a redirect, the URL is corrected in place', async ({ page }) => {
  await page.route('**/docs/sdks.html?*', async (route) =>
    route.fulfill({ response: await page.request.get('/docs/sdks') }),
  );
  const loads = recordFullLoads(page);
  await openPage(page, '/docs/sdks.html?x=1#content');
  await expect(page).toHaveURL('/docs/sdks?x=1#content');
  expect(loads).toEqual(['/docs/sdks.html?x=1']);
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('RTE-5 an unknown .html path is not found, without a redirect loop; /404.html does not change', async ({
  page,
}) => {
  const loads = recordFullLoads(page);
  await openPage(page, '/no/such/page.html?x=1');
  await expect(page).toHaveTitle(/Page not found/);
  expect(loads.length).toBeLessThanOrEqual(2);
  await openPage(page, '/404.html');
  await expect(page).toHaveURL('/404.html');
});

test('RTE-6 a path with or without a trailing slash serves the same page with one canonical URL', async ({
  request,
}) => {
  for (const { path } of oneOfEachKind) {
    const bare = path.replace(/\/$/, '');
    const [one, other] = [await request.get(bare), await request.get(`${bare}/`)];
    expect([path, one.status(), other.status()]).toEqual([path, 200, 200]);
    const html = await one.text();
    expect(await other.text()).toBe(html);
    expect(html).toContain(`<link rel="canonical" href="${siteConfig.url}${path}"`);
  }
});

test('RTE-7 paths are case-sensitive', async ({ request }) => {
  expect((await request.get('/docs/rest/SFU_vs_MCU')).status()).toBe(200);
  expect((await request.get('/docs/rest/sfu_vs_mcu')).status()).toBe(404);
  expect((await request.get('/docs/sdks/js/utilities/webHID-manager')).status()).toBe(200);
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page).toHaveTitle(`Page not found | ${siteConfig.title}`);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  await expect(page.locator('main p').first()).toHaveText(/\.\s.*\./);
  await expect(page.locator('main').getByText('Search the site')).toBeVisible();
  for (const name of ['Home', 'REST API', 'SDKs'])
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('RTE-8 an unknown path responds with status 404 and a helpful page, and a dead link leads to that page', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/%3Cb%3E']) {
    expect((await openPage(page, path))?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
  }
  await openPage(page, '/docs/sdks');
  await (await addLink(page, '/no/such/page')).click();
  await expectNotFound(page);
  await page.locator('main').getByRole('link', { name: 'SDKs', exact: true }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
});

test('RTE-9 internal links stay in the app, external ones open a tab, the browser loads files', async ({
  page,
  context,
}) => {
  await openPage(page, routes.sdks());
  const loads = recordFullLoads(page);
  const inner = page.locator('main a[href^="/docs/"]:not([href$=".md"])').first();
  const href = (await inner.getAttribute('href'))!;
  await inner.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(href.replace(/#.*/, ''));
  expect(loads).toEqual([]);

  const external = page.locator('a[href^="http"]');
  for (const link of await external.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toContainText('(opens in new tab)');
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').maskImage)).toContain('url(');
  }
  expect(await external.count()).toBeGreaterThan(5);

  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/plain' }));
  const tab = page.waitForEvent('popup');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
  expect((await tab).url()).toBe(`${product.links.helpCenter}/`);
  expect(new URL(page.url()).pathname).toBe(href.replace(/#.*/, ''));

  const cheatsheet = page.getByRole('region', { name: 'Announcement' }).getByRole('link', { name: 'API cheat sheet' });
  await expect(cheatsheet).toHaveAttribute('href', routes.cheatsheet());
  await expect(cheatsheet).not.toHaveAttribute('target');
  const requested = page.waitForRequest(`**${routes.cheatsheet()}`);
  await cheatsheet.click();
  await requested;
});

test('RTE-9 a click with a modifier key is left to the browser', async ({ page }) => {
  await openPage(page, routes.sdks());
  const link = await addLink(page, routes.overview());
  const tab = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await waitForApp(await tab);
  expect(new URL((await tab).url()).pathname).toBe(routes.overview());
  expect(new URL(page.url()).pathname).toBe(routes.sdks());
});
