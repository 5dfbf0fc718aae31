import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axe';
import { addLink, crashTitle, openPage, pageDataOf, recordFullLoads, waitForApp } from './support/browser';
import { markAsRetried } from './support/navigation';
import { onlyInAll } from './support/only-in-all';
import { routes } from '../src/site/routes';

const START = routes.overview();
const TARGET = routes.docTags('');

const crash = (page: Page) => page.getByRole('alert');

/**
 * Follows a link to the target page, which the app cannot render: it throws when it creates an element of it.
 * `thrown` is the source of an expression; `window.isBroken` is true until a test changes it.
 */
async function openBrokenTarget(page: Page, thrown: string): Promise<void> {
  await page.addInitScript(`
    window.isBroken = true;
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (name, options) {
      if (window.isBroken && location.pathname === ${JSON.stringify(TARGET)} && name === 'section') throw ${thrown};
      return createElement.call(this, name, options);
    };
  `);
  await openPage(page, START);
  await (await addLink(page, TARGET)).click();
}

const INNER = `new Error('the inner error', { cause: 'the <b>root</b> of it' })`;
const WITH_CAUSES = `new Error('The outer error', { cause: ${INNER} })`;

test('ERR-1 ERR-2 a page that throws shows message, causes and a retry button; bar and footer stay', async ({
  page,
}) => {
  await openBrokenTarget(page, WITH_CAUSES);
  await expect(crashTitle(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error( \||$)/);
  await expect(page).toHaveURL(TARGET);
  expect(await crash(page).locator('h1, p').allInnerTexts()).toEqual([
    'This page crashed',
    expect.stringMatching(/^An error occurred .* Try again\./),
    'The outer error',
    'Cause:',
    'the inner error',
    'Cause:',
    'the <b>root</b> of it',
    expect.stringContaining('Try again'),
  ]);
  // Contains no part of the stack trace.
  expect(await crash(page).innerText()).not.toMatch(/\bat .*:\d+|\.js/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // While the page throws, the message comes back.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(crashTitle(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await expect(crashTitle(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Page Error/);
});

test('ERR-2 leaving the page clears the crash, and the next page has its own title', async ({ page }) => {
  await openBrokenTarget(page, WITH_CAUSES);
  await expect(crashTitle(page)).toBeVisible();
  const loads = recordFullLoads(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SDKs' }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await expect(page).toHaveTitle(/^SDKs \|/);
  await expect(crash(page)).toHaveCount(0);
  await page.goBack();
  await expect(crashTitle(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error/);
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('This page crashed');
  await expect(page).toHaveURL(START);
  await expect(page).not.toHaveTitle(/Page Error/);
  expect(loads).toEqual([]);
});

/** Free space in pixels between the boxes of elements, from top to bottom. */
async function gapsBetween(page: Page, selector: string): Promise<number[]> {
  const boxes = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
}

for (const width of [1280, 360]) {
  test(
    `LOAD-8 ERR-1 at ${width} px, heading, text and buttons of a failure have space between them`,
    onlyInAll(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openBrokenTarget(page, WITH_CAUSES);
      await expect(crashTitle(page)).toBeVisible();
      const crashed = await gapsBetween(
        page,
        '[role="alert"] :is(h1, details, button), [role="alert"] > p:first-of-type',
      );
      expect(crashed).toHaveLength(3);
      for (const gap of crashed) expect(gap).toBeGreaterThanOrEqual(8);

      await page.goto(START);
      await waitForApp(page);
      const other = routes.sdks();
      await markAsRetried(page, other);
      await page.route(pageDataOf(other), (route) => route.abort());
      await (await addLink(page, other)).click();
      await expect(crash(page)).toContainText('could not be loaded');
      const failed = await gapsBetween(page, '[role="alert"] :is(h1, p, button)');
      expect(failed).toHaveLength(2);
      for (const gap of failed) expect(gap).toBeGreaterThanOrEqual(8);
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}

test(
  'ERR-2 if the frame itself throws, the error is shown without the frame, with a way out',
  onlyInAll(),
  async ({ page }) => {
    // Without the data of the frame, the navigation bar cannot be rendered.
    let isBroken = true;
    await page.route('**/page-data/*/sq/d/*.json', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Record<string, unknown> };
      await route.fulfill({
        response,
        json: { data: isBroken ? Object.fromEntries(Object.keys(data).map((key) => [key, null])) : data },
      });
    });
    await page.goto(START);
    await expect(crashTitle(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Page Error/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    isBroken = false;
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await waitForApp(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
);
