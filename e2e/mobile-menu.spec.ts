import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axe';
import {
  addLink,
  layoutShifts,
  openPage,
  recordComplaints,
  recordLayoutShifts,
  scrollToY,
  scrollY,
  waitForApp,
} from './support/browser';
import {
  DOC,
  PLAIN,
  backButton,
  mainMenu,
  menuControl,
  openMenu,
  openWithoutScripts,
  sidebar,
} from './support/mobile-menu';
import { onlyInAll } from './support/only-in-all';
import { routes } from '../src/site/routes';

test.use({ viewport: { width: 390, height: 844 } });

test('MOB-1 MOB-3 without scripts, the menu opens with the panel of the page, leads to all entries, and closes', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(DOC);
  await menuControl(page).click();
  await expect(sidebar(page).getByRole('link').first()).toBeInViewport();
  // A press outside closes it.
  await page.mouse.click(380, 400);
  await expect(backButton(page)).toBeHidden();
  await menuControl(page).click();
  await backButton(page).click();
  await expect(backButton(page)).toBeHidden();
  for (const name of ['REST API', 'SDKs', 'Blog', 'English', 'Dashboard (opens in new tab)'])
    await expect(mainMenu(page).getByRole('link', { name, exact: true })).toBeInViewport();
  await mainMenu(page).getByText('Tools').click();
  await expect(mainMenu(page).getByRole('link', { name: 'Stream Recorder' })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await context.close();
});

test('MOB-1 V-9 up to 996 px the bar shows the hamburger, above that its entries', async ({ page }) => {
  await page.goto(DOC);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const [width, isMobile] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuControl(page)).toBeVisible({ visible: isMobile });
    await expect(bar.getByRole('link', { name: 'SDKs' })).toBeVisible({ visible: !isMobile });
  }
});

test('MOB-2 MOB-5 Escape, the control and a press outside close the menu; the focus is kept in it and returns', async ({
  page,
}) => {
  await openPage(page, DOC);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close navigation bar' }).click(),
    () => page.mouse.click(380, 400),
  ]) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport();
    const seen = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      seen.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === document.body) return 'browser';
          return focused?.closest('header > details, [data-menu-panel]') ? 'menu' : 'page';
        }),
      );
    }
    expect([...seen]).not.toContain('page');
    await close();
    await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuControl(page)).toBeFocused();
    await expect(page).toHaveURL(DOC);
  }
});

test('MOB-2 MOB-4 following a link closes the menu and replaces its history entry', async ({ page }) => {
  await openPage(page, PLAIN);
  await (await addLink(page, DOC)).click();
  await expect(page).toHaveURL(DOC);
  await menuControl(page).click();
  await backButton(page).click();
  await expect(mainMenu(page).getByRole('link', { name: 'REST API' })).toBeFocused();
  await mainMenu(page).getByRole('link', { name: 'SDKs' }).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await page.goBack();
  await expect(page).toHaveURL(PLAIN);
});

test('MOB-4 the page does not scroll while the menu is open; Back closes the menu and keeps the page', async ({
  page,
}) => {
  await openPage(page, DOC);
  await scrollToY(page, 300);
  await page.evaluate(() => window.scrollTo(0, 250));
  await menuControl(page).click();
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 400);
  await page.goBack();
  await expect(sidebar(page)).toBeHidden();
  await expect(page).toHaveURL(DOC);
  expect(await scrollY(page)).toBe(250);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
});

test('MOB-2 CLR-8 a category without a page only toggles, the head has the color mode, and a wide window closes the menu', async ({
  page,
}) => {
  await openMenu(page, '/docs/sdks/php');
  await sidebar(page).locator('button[aria-expanded]').filter({ visible: true }).first().click();
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/docs/sdks/php');
  await page
    .locator('header > details')
    .getByRole('button', { name: /Switch to light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).toBeHidden();
});

test('MOB-4 RTE-12 a menu that was open before the app started stays as it is', async ({ page }) => {
  const complaints = recordComplaints(page);
  await recordLayoutShifts(page);
  const scripts = await openWithoutScripts(page, DOC);
  await menuControl(page).click();
  const link = sidebar(page).getByRole('link').nth(2);
  await link.focus();
  await scripts.release();
  await waitForApp(page);
  await expect(link).toBeFocused();
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
  await link.click({ trial: true });
  expect(await layoutShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.goBack();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(DOC);
  await expect(menuControl(page)).toBeFocused();
});

test('a double click opens the menu and nothing else', onlyInAll(), async ({ page }) => {
  await openPage(page, DOC);
  const { x, y, width, height } = (await menuControl(page).boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(DOC);
});

test('MOB-5 every part of the menu can be reached on a small screen, without accessibility issues', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openMenu(page, DOC);
  await sidebar(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await sidebar(page).getByRole('link').last().click({ trial: true });
  await backButton(page).click();
  await mainMenu(page).getByRole('link').last().scrollIntoViewIfNeeded();
  await mainMenu(page).getByRole('link').last().click({ trial: true });
  expect(await axeFindings(page, { within: 'header' })).toEqual([]);
});
