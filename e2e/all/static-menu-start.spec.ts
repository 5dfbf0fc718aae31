import { expect, test, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import {
  holdRequests,
  layoutShifts,
  openPage,
  recordComplaints,
  recordLayoutShifts,
  waitForApp,
} from '../support/browser';
import { DOC, PLAIN, box, dialog, menuControl, openWithoutScripts, sidebar, staticMenu } from '../support/mobile-menu';

// How the app takes over the menu in the HTML.

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [PLAIN, DOC]) {
  test(`MOB-4 MOB-5 at ${path}, an open menu of the HTML stays as it is when the app starts`, async ({ page }) => {
    const complaints = recordComplaints(page);
    await recordLayoutShifts(page);
    const scripts = await openWithoutScripts(page, path);
    await menuControl(page).click();
    const links = path === DOC ? sidebar(page).getByRole('link') : staticMenu(page).getByRole('link');
    await links.nth(2).focus();
    const before = [await box(menuControl(page)), await box(links.nth(0)), await box(links.nth(2))];
    await scripts.release();
    await waitForApp(page);
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    expect([await box(menuControl(page)), await box(links.nth(0)), await box(links.nth(2))]).toEqual(before);
    await expect(links.nth(2)).toBeFocused();
    await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    // Nothing that appeared later covers the menu.
    await links.nth(2).click({ trial: true });
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goBack();
    await expect(links.nth(2)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(menuControl(page)).toBeFocused();
    await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'false');
    await menuControl(page).click();
    await expect(dialog(page)).toBeVisible();
  });
}

test('MOB-2 MOB-4 Escape closes a menu that was open before the app started, and the focus returns', async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, DOC);
  await menuControl(page).click();
  await sidebar(page).getByRole('link').nth(1).focus();
  await scripts.release();
  await waitForApp(page);
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(menuControl(page)).toBeFocused();
  await expect(page).toHaveURL(DOC);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
});

test('MOB-2 MOB-4 a link of a menu that was open before the app started replaces its history entry', async ({
  page,
}) => {
  await page.goto(PLAIN);
  const scripts = await openWithoutScripts(page, DOC);
  await menuControl(page).click();
  await scripts.release();
  await waitForApp(page);
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
  await sidebar(page).getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(routes.overview());
  await expect(sidebar(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await page.goBack();
  await expect(page).toHaveURL(PLAIN);
});

test('MOB-1 a menu that was closed before the app started stays closed', async ({ page }) => {
  const scripts = await openWithoutScripts(page, DOC);
  await menuControl(page).click();
  await menuControl(page).click();
  await expect(sidebar(page)).toBeHidden();
  await scripts.release();
  await waitForApp(page);
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).toBeHidden();
  await expect(dialog(page)).toHaveCount(0);
});

/** Opens and closes the menu, so that its code is loaded and it opens at once. */
async function openPageWithMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await menuControl(page).click();
  await dialog(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(dialog(page)).toBeHidden();
}

for (const [when, open] of [
  ['before the app has started', openWithoutScripts],
  ['after the app has started', openPage],
  ['whose code is loaded', openPageWithMenu],
] as const) {
  test(`MOB-1 a double click opens the menu and nothing else, ${when}`, async ({ page }) => {
    await open(page, DOC);
    const { x, y, width, height } = (await menuControl(page).boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(page).toHaveURL(DOC);
  });
}

test('MOB-1 if the code of the full menu cannot be loaded, the menu of the HTML opens', async ({ page }) => {
  await openPage(page, DOC);
  await page.route('**/*.js', (route) => route.abort());
  await menuControl(page).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/*.js');
  await menuControl(page).click();
  await expect(sidebar(page)).toBeHidden();
  await menuControl(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('MOB-1 while the code of the full menu is loading, the button has an outline', async ({ page }) => {
  // The menu of the HTML would open after 600 ms.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, delay?: number) => (delay === 600 ? 0 : start(run, delay)) });
  });
  await openPage(page, DOC);
  const scripts = await holdRequests(page, '**/*.js');
  await menuControl(page).click();
  await expect(menuControl(page)).toHaveCSS('outline-style', 'dashed');
  await expect(menuControl(page)).toHaveCSS('outline-width', '2px');
  await scripts.release();
  await expect(dialog(page)).toBeVisible();
  await expect(menuControl(page)).not.toHaveAttribute('aria-busy');
});
