import { expect, test, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import {
  holdRequests,
  layoutShifts,
  openPage,
  recordLayoutShifts,
  scrollToY,
  scrollY,
  type Held,
} from './support/browser';
import { oneOfEachKind } from './support/routes';

/** A long page with blocks of every kind. */
const LONG = '/docs/rest/references/layers';
const early = (page: Page) => page.locator('html[data-early]');
/** Whether the last block of the content is laid out. */
const isLastShown = (page: Page): Promise<boolean> =>
  page
    .locator('.prose > :last-child, .prose > .run:last-child > :last-child')
    .last()
    .evaluate((block) => [...block.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })));

/** Opens a page whose load event is held back, so that what is below the first screen is not laid out. */
async function openEarly(page: Page, path: string): Promise<Held> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</main>',
        '<img src="/held.png" alt="" width="1" height="1"></main>',
      );
      await route.fulfill({ response, body });
    },
  );
  const picture = await holdRequests(page, '**/held.png');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await picture.arrived();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(early(page)).toHaveCount(1);
  // The browser decides in its first frame what is far from view.
  await expect.poll(() => isLastShown(page)).toBe(false);
  return picture;
}

test('RTE-12 what is below the first screen is laid out when the browser is idle, and leaves no trace', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  const picture = await openEarly(page, LONG);
  const styled = await page.locator('.prose [style]').count();
  const estimate = await page.evaluate(() => document.documentElement.scrollHeight);
  await picture.release();
  await expect(early(page)).toHaveCount(0);
  expect(await isLastShown(page)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(estimate);
  await expect(page.locator('.prose [style]')).toHaveCount(styled);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const [what, act] of [
  ['pointer', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
  ['wheel', (page: Page) => page.dispatchEvent('main', 'wheel')],
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['focus', (page: Page) => page.locator('main a').first().focus()],
] as const) {
  test(`RTE-12 the first ${what} event lays out the whole page before anything can follow from it`, async ({
    page,
  }) => {
    const picture = await openEarly(page, LONG);
    await act(page);
    await expect(early(page)).toHaveCount(0);
    expect(await isLastShown(page)).toBe(true);
    await picture.release();
  });
}

test('RTE-12 an early click on a link of the contents leads exactly to its section', async ({ page }) => {
  const picture = await openEarly(page, routes.overview());
  const link = page.getByRole('navigation', { name: 'Contents of this page' }).getByRole('link').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  const top = () => page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);
  const first = await top();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(800);
  await picture.release();
  await page.waitForLoadState();
  expect(await top()).toBeCloseTo(first, 0);
});

test('RTE-12 a link to a section, and a return to a place, find the whole page laid out', async ({ page }) => {
  const picture = await openEarly(page, LONG);
  await picture.release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${LONG}#update-a-layer-on-the-meeting-composition`);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(early(page)).toHaveCount(0);
  await openPage(page, LONG);
  await scrollToY(page, 3000);
  const place = await scrollY(page);
  await page.goto(routes.aboutCloud());
  await page.goBack();
  await expect(early(page)).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(place);
});

test('RTE-12 the accessibility tree and the search of the page have everything from the start', async ({ page }) => {
  const picture = await openEarly(page, LONG);
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  const text = (await page.getByRole('heading', { level: 2 }).last().textContent())!.trim();
  expect(
    await page.evaluate((words) => (window as unknown as { find: (text: string) => boolean }).find(words), text),
  ).toBe(true);
  await picture.release();
});

test('RTE-12 paper has the whole page even if it is printed early', async ({ page }) => {
  const picture = await openEarly(page, LONG);
  await page.emulateMedia({ media: 'print' });
  expect(await isLastShown(page)).toBe(true);
  await picture.release();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('RTE-12 the whole page is laid out', async ({ page }) => {
    await page.goto(LONG);
    await expect(page.locator('html[data-early]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  });
});

for (const [width, height] of [
  [360, 800],
  [1280, 1000],
] as const)
  test(`RTE-12 laying out the rest moves nothing in view, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await recordLayoutShifts(page);
    for (const { path } of oneOfEachKind) {
      await page.goto(path);
      await expect(early(page), path).toHaveCount(0);
      expect(await layoutShifts(page), path).toEqual([]);
    }
  });
