import { expect, type Page } from '@playwright/test';
import {
  addLink,
  holdRequests,
  openPage,
  recordComplaints,
  recordFullLoads,
  UNDECODABLE,
  waitForApp,
} from './support/browser';
import { PORTAL_BASE, testOn } from './support/fixture-site';

const test = testOn('portal');

/** Of the links of a page, those that lead to another place on the site, by their `href`. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => !/^(?:#|[a-z]+:)/.test(href));
}

for (const path of [
  'nothing',
  'nothing/here',
  'docs/not-there',
  'docs/rest/references/layers/more',
  'portal/docs/sdks',
])
  test(`BASE ${PORTAL_BASE}${path} shows the not-found page, which works at any depth`, async ({ page }) => {
    const loads = recordFullLoads(page);
    const complaints = recordComplaints(page);
    expect((await openPage(page, PORTAL_BASE + path))?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page).toHaveURL(PORTAL_BASE + path);
    const hrefs = await linksOf(page);
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => !href.startsWith(PORTAL_BASE))).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'SDKs', exact: true }).click();
    await expect(page).toHaveURL(`${PORTAL_BASE}docs/sdks`);
    await expect(page.locator('main h1')).toHaveText('SDKs');
    expect(loads).toEqual([PORTAL_BASE + path]);
    expect(complaints).toEqual([expect.stringMatching(/status of 404/)]);
  });

test("BASE the not-found page's own file keeps its URL, and there is nothing outside of the base path", async ({
  page,
}) => {
  const loads = recordFullLoads(page);
  await openPage(page, `${PORTAL_BASE}404.html`);
  await expect(page).toHaveURL(`${PORTAL_BASE}404.html`);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  expect(loads).toEqual([`${PORTAL_BASE}404.html`]);
  for (const path of ['/', '/docs/sdks', '/portal-old/docs/sdks'])
    expect((await page.request.get(path)).status(), path).toBe(404);
});

test('BASE a link to a page that does not exist shows the not-found page', async ({ page }) => {
  await openPage(page, `${PORTAL_BASE}docs/sdks`);
  await (await addLink(page, `${PORTAL_BASE}docs/not-there`)).click();
  await expect(page.locator('main h1')).toHaveText('Page not found');
  await expect(page).toHaveURL(`${PORTAL_BASE}docs/not-there`);
});

for (const [address, clean, file] of [
  ['index.html', '', ''],
  ['docs/sdks/index.html', 'docs/sdks', 'docs/sdks'],
  ['docs/sdks.html', 'docs/sdks', 'docs/sdks'],
] as const)
  test(`BASE ${PORTAL_BASE}${address} becomes the clean URL, with or without a redirect of the host`, async ({
    page,
  }) => {
    await openPage(page, `${PORTAL_BASE}${address}?x=1#content`);
    await expect(page).toHaveURL(`${PORTAL_BASE}${clean}?x=1#content`);
    await page.route(`**${PORTAL_BASE}${address}?*`, async (route) =>
      route.fulfill({ response: await page.request.get(PORTAL_BASE + file) }),
    );
    const loads = recordFullLoads(page);
    const app = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
    await page.goto(`${PORTAL_BASE}${address}?y=1#content`);
    await page.mouse.move(9, 9);
    await app.arrived();
    await expect(page).toHaveURL(`${PORTAL_BASE}${clean}?y=1#content`);
    await app.release();
    await waitForApp(page);
    await expect(page).toHaveURL(`${PORTAL_BASE}${clean}?y=1#content`);
    expect(loads).toEqual([`${PORTAL_BASE}${address}?y=1`]);
  });

test('BASE without its slash, the base path shows the home page, and links work', async ({ page }) => {
  const complaints = recordComplaints(page);
  await openPage(page, PORTAL_BASE.slice(0, -1));
  await page.locator('header').getByRole('link', { name: 'SDKs', exact: true }).click();
  await expect(page).toHaveURL(`${PORTAL_BASE}docs/sdks`);
  expect(complaints).toEqual([]);
});

test('BASE if no file can be loaded, the banner names the base path, and a retry starts the app', async ({ page }) => {
  const files = /\/portal\/[\w~-]+[.-][0-9a-f]{8}\.(?:js|css)$/;
  await page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }));
  await page.goto(`${PORTAL_BASE}docs/sdks`);
  const banner = page.locator('#start-banner');
  await expect(banner).toContainText(`base address is set to "${PORTAL_BASE}"`);
  await expect(banner).toContainText(`"${PORTAL_BASE}docs/sdks/"`);
  await page.unroute(files);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await banner.getByRole('button', { name: 'Try again' }).click();
  await waitForApp(page);
  await expect(banner).toHaveCount(0);
  const scripts = requested.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(scripts.filter((path) => !files.test(path))).toEqual([]);
});

test('BASE a URL that cannot be decoded shows a message with a link to the home page', async ({ page }) => {
  expect((await page.goto(PORTAL_BASE + UNDECODABLE.slice(1)))?.status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText(PORTAL_BASE + UNDECODABLE.slice(1));
  await page.getByRole('alert').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(PORTAL_BASE);
  await waitForApp(page);
});
