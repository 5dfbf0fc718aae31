import { expect, test, type Page } from '@playwright/test';
import { holdRequests, recordComplaints, waitForApp } from './support/browser';
import { tools } from './support/navbar';
import { onlyInAll } from './support/only-in-all';
import { pageField, searchButton, searchField } from './support/search';
import { routes } from '../src/site/routes';

const SCRIPTS = /\.js$/;
/** A doc with tabs, code blocks and a sidebar. */
const DOC = '/docs/rest/references/user';

const tab = (page: Page, index: number) =>
  page.getByRole('main').getByRole('tablist').first().getByRole('tab').nth(index);
const colorSwitch = (page: Page) => page.locator('header').getByRole('button', { name: /mode/ });
const caret = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator('button[aria-expanded]').first();

test('CLR-8 TAB-1 SB-3 SRM-2 clicks before the app runs are repeated in order, each once, and the last tab wins', async ({
  page,
}) => {
  const complaints = recordComplaints(page);
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(DOC);
  await tab(page, 2).click();
  await tab(page, 1).click();
  await colorSwitch(page).dblclick();
  await caret(page).click();
  await tab(page, 2).click();
  await page.keyboard.press('/');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(5);
  await scripts.release();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('DD-1 what needs no script works before the app runs, and stays as it is', async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(DOC);
  await tools(page).click();
  const link = page.locator('header').getByRole('link', { name: 'API cheat sheet' });
  await expect(link).toBeVisible();
  await expect(searchButton(page)).not.toHaveAttribute('aria-busy');
  await scripts.release();
  await waitForApp(page);
  await page.mouse.move(900, 600);
  await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
});

test('SRP-2 what is typed into the field of the search page before the app runs is searched for', async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  // The app starts at once there, so that held scripts delay the load event.
  await page.goto(routes.search(), { waitUntil: 'domcontentloaded' });
  await pageField(page).pressSequentially('layers');
  await scripts.release();
  await expect(page).toHaveURL(/\?q=layers$/);
  await expect(pageField(page)).toHaveValue('layers');
});

test('hydration keeps the controls that can be waiting', onlyInAll(), async ({ page }) => {
  const scripts = await holdRequests(page, SCRIPTS);
  const controls = 'button, [role=tab], summary, input, select, textarea, .diagram-frame, [data-zoom]';
  for (const path of [DOC, '/docs/rest/advanced/meeting_observer', '/docs/rest/api-endpoints', routes.releaseNotes()]) {
    await page.goto(path);
    await page.evaluate((selector) => {
      Object.assign(window, { before: [...document.querySelectorAll(selector)] });
    }, controls);
    await scripts.release();
    await waitForApp(page);
    const lost = await page.evaluate(() =>
      (window as Window & { before?: Element[] }).before
        ?.filter((element) => !element.isConnected)
        .map((element) => element.outerHTML),
    );
    expect(lost, path).toEqual([]);
  }
});
