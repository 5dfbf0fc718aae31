import { expect, type Page } from '@playwright/test';
import {
  crashTitle,
  openPage,
  recordComplaints,
  recordFullLoads,
  recordRequests,
  waitForApp,
} from '../../support/browser';
import { colorSwitch, isDark } from '../../support/early-actions';
import { entries, go, heading } from '../../support/navigation';
import { searchButton, searchField } from '../../support/search';
import { FROM, OTHER_KIND, SAME_KIND, TITLES } from './reader-actions';
import { test, type ReleaseSite } from './release-site';

const BUNDLE = /\/(?:webpack-runtime|framework|app)-[0-9a-f]+\.js$/;
const banner = (page: Page) => page.locator('#start-banner');

/** Lets a release go live, whose predecessor's files are deleted, just before the page requests its first such file. */
async function releaseBefore(page: Page, site: ReleaseSite, file: RegExp): Promise<void> {
  let isReleased = false;
  await page.route(file, async (route) => {
    if (!isReleased) site.release('zeta');
    isReleased = true;
    await route.continue();
  });
}

/** The page is complete, and the app runs. */
async function expectWhole(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(heading(page)).toHaveText(TITLES[FROM]);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(banner(page)).toHaveCount(0);
  await expect(crashTitle(page)).toHaveCount(0);
}

test.beforeEach(({ site }) => site.release('recipes'));

for (const [what, file] of [
  ['its style sheet', /\/app\.[0-9a-f]+\.css$/],
  ['the bundles', BUNDLE],
  ['app data', /\/app-data\.json$/],
  ['page data', /\/page-data\.json$/],
  ['query results', /\/sq\/d\/\d+\.json$/],
  ['the code of its kind of page', /\/component---[\w-]+-[0-9a-f]+\.js$/],
] as const)
  test(`if a release goes live before a page loads ${what}, the page is reloaded once`, async ({ page, site }) => {
    await releaseBefore(page, site, file);
    const complaints = recordComplaints(page);
    const loads = recordFullLoads(page);
    await page.goto(FROM);
    // A reload right after the first load would be hidden from the helper that starts the app.
    await page.mouse.move(40, 40);
    await page.mouse.move(50, 50);
    await expect.poll(() => loads.length).toBe(2);
    await expectWhole(page);
    expect(loads).toEqual([FROM, FROM]);
    expect(await entries(page)).toBe(2);
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

for (const [how, press] of [
  ['after Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['after a click', (page: Page) => searchButton(page).click()],
] as const)
  test(`what is typed for the search ${how} is typed again after a reload for a release`, async ({ page, site }) => {
    await page.goto(FROM);
    site.release('zeta');
    // The answer takes a moment, in which the reader goes on typing.
    await page.route(BUNDLE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const loads = recordFullLoads(page);
    await press(page);
    await page.keyboard.type('co de');
    await expect(searchField(page)).toHaveValue('co de');
    await expect(searchField(page)).toBeFocused();
    expect(loads).toEqual([FROM]);
  });

test('an early click has its effect after a reload for a release; the file for that is requested only then', async ({
  page,
  site,
}) => {
  const requested = recordRequests(page);
  await page.goto(FROM);
  const wasDark = await isDark(page);
  site.release('zeta');
  expect(requested.filter((path) => path.endsWith('/rescue.mjs'))).toEqual([]);
  const loads = recordFullLoads(page);
  await colorSwitch(page).click();
  await expect.poll(() => loads).toEqual([FROM]);
  await waitForApp(page);
  await expect.poll(() => isDark(page)).toBe(!wasDark);
  await expectWhole(page);
  expect(loads).toEqual([FROM]);
  // Nothing is repeated twice.
  await page.reload();
  await waitForApp(page);
  expect(await isDark(page)).toBe(!wasDark);
  expect(await page.evaluate(() => sessionStorage.typing as unknown)).toBeUndefined();
});

test('a page is reloaded for each of two releases in one session', async ({ page, site }) => {
  await openPage(page, FROM);
  site.release('zeta');
  const loads = recordFullLoads(page);
  const follow = (path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, path);
  await follow(OTHER_KIND);
  await expect.poll(() => loads).toEqual([OTHER_KIND]);
  await expect(heading(page)).toHaveText(TITLES[OTHER_KIND]);
  // The app has not started there when the reader leaves.
  await page.goto(SAME_KIND);
  await waitForApp(page);
  site.release('recipes');
  await follow(OTHER_KIND);
  await expect.poll(() => loads).toEqual([OTHER_KIND, SAME_KIND, OTHER_KIND]);
  await expect(heading(page)).toHaveText(TITLES[OTHER_KIND]);
  await waitForApp(page);
});

test('a bundle that is missing for good leads to the banner and no reload; its button finds a new release', async ({
  page,
  site,
}) => {
  await page.route(BUNDLE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(FROM);
  const loads = recordFullLoads(page);
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await expect(banner(page)).toContainText('A file did not load');
  expect(loads).toEqual([]);
  site.release('recipes');
  await page.unroute(BUNDLE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => loads).toEqual([FROM]);
  await expectWhole(page);
});

test('servers that disagree about the release cannot reload a page for ever', async ({ page }) => {
  await page.route(BUNDLE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  // What the page asks for is always newer than what it gets.
  await page.route(FROM, async (route) => {
    if (route.request().isNavigationRequest()) await route.fallback();
    else await route.fulfill({ contentType: 'text/html', body: 'Another release.' });
  });
  const loads = recordFullLoads(page);
  await page.goto(FROM);
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await expect.poll(() => loads).toEqual([FROM, FROM]);
  await page.mouse.move(60, 60);
  await page.mouse.move(70, 70);
  await expect(banner(page)).toContainText('A file did not load');
  expect(loads).toEqual([FROM, FROM]);
});

test('without a connection, a page that has not started stays', async ({ page, context }) => {
  await page.goto(FROM);
  await context.setOffline(true);
  const loads = recordFullLoads(page);
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toHaveText(TITLES[FROM]);
  expect(loads).toEqual([]);
});

for (const [way, delta] of [
  ['Back', -1],
  ['Forward', 1],
] as const)
  for (const moment of ['untouched', 'while the bundles load'] as const)
    test(`${way} ${moment}, before the app starts, shows the page of the address`, async ({ page }) => {
      await openPage(page, FROM);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
      }, SAME_KIND);
      await expect(heading(page)).toHaveText(TITLES[SAME_KIND]);
      if (delta === 1) {
        await go(page, -1);
        await expect(heading(page)).toHaveText(TITLES[FROM]);
      }
      const count = await entries(page);
      let free = () => {};
      const held = new Promise<void>((resolve) => (free = resolve));
      await page.route(BUNDLE, async (route) => {
        await held;
        await route.fallback().catch(() => undefined);
      });
      await page.reload();
      if (moment === 'while the bundles load') {
        await page.mouse.move(40, 40);
        await page.mouse.move(50, 50);
      }
      const target = delta === 1 ? SAME_KIND : FROM;
      await go(page, delta);
      await expect(heading(page)).toHaveText(TITLES[target]);
      free();
      await waitForApp(page);
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toHaveText(TITLES[target]);
      expect(await entries(page)).toBe(count);
    });
