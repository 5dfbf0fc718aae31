import { expect, test, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import { axeFindings } from './support/axe';
import { DOC, PLAIN, box, menuControl, openWithoutScripts, sidebar, staticMenu } from './support/mobile-menu';
import { onlyInAll } from './support/only-in-all';

// The menu in the HTML, which works before the app has started and if its scripts never arrive.

test.use({ viewport: { width: 390, height: 844 } });

const back = (page: Page) => page.locator('header summary', { hasText: '← Back to main menu' });

test('MOB-1 without any script of the app, a press opens the menu, and its links work', async ({ page }) => {
  await openWithoutScripts(page, PLAIN);
  await expect(staticMenu(page)).toBeHidden();
  await menuControl(page).click();
  for (const name of ['REST API', 'SDKs', 'Blog', 'English', 'Dashboard (opens in new tab)'])
    await expect(staticMenu(page).getByRole('link', { name, exact: true })).toBeInViewport();
  await expect(staticMenu(page).getByRole('link', { name: 'Stream Recorder' })).toBeHidden();
  await staticMenu(page).getByText('Tools').click();
  await expect(staticMenu(page).getByRole('link', { name: 'Stream Recorder' })).toBeVisible();
  await staticMenu(page).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
});

for (const [path, panel] of [
  [DOC, 'Docs sidebar'],
  ['/blog', 'Recent posts'],
] as const) {
  test(`MOB-3 at ${path}, the menu of the HTML opens with the panel of the page`, async ({ page }) => {
    await openWithoutScripts(page, path);
    const links = page.locator('[data-menu-panel] > nav').getByRole('link');
    await expect(links.first()).toBeHidden();
    await menuControl(page).click();
    await expect(links.first()).toBeInViewport();
    await expect(staticMenu(page).getByRole('link', { name: 'SDKs' })).toBeHidden();
    const last = links.last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    await back(page).click();
    await expect(links.first(), panel).toBeHidden();
    await staticMenu(page).getByRole('link', { name: 'SDKs' }).click();
    await expect(page).toHaveURL(routes.sdks());
  });
}

test('MOB-1 without scripts at all, the menu opens and closes, and a press outside closes it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(DOC);
  await menuControl(page).click();
  await expect(sidebar(page).getByRole('link').first()).toBeInViewport();
  await menuControl(page).click();
  await expect(back(page)).toBeHidden();
  await menuControl(page).click();
  await expect(back(page)).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(back(page)).toBeHidden();
  await menuControl(page).click();
  await back(page).click();
  await staticMenu(page).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await context.close();
});

test('MOB-5 the menu of the HTML works by keyboard, and exposes its state', async ({ page }) => {
  await openWithoutScripts(page, PLAIN);
  const devTools = await page.context().newCDPSession(page);
  const exposed = async () => {
    const { result } = await devTools.send('Runtime.evaluate', {
      expression: `document.querySelector('header summary')`,
    });
    const { nodes } = await devTools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return [node?.name?.value, node?.properties?.find(({ name }) => name === 'expanded')?.value.value];
  };
  await page.getByRole('link', { name: 'API cheat sheet' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(menuControl(page)).toBeFocused();
  expect(await exposed()).toEqual(['Toggle navigation bar', false]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await exposed()).toEqual(['Toggle navigation bar', true]);
  await page.keyboard.press('Tab');
  await expect(menuControl(page)).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.closest('header > details') !== null)).toBe(true);
  await menuControl(page).focus();
  await page.keyboard.press('Space');
  expect(await exposed()).toEqual(['Toggle navigation bar', false]);
  await expect(staticMenu(page)).toBeHidden();
});

for (const colors of ['none', 'active'] as const) {
  test(
    `MOB-5 the menu of the HTML has no accessibility issues, forced colors: ${colors}`,
    onlyInAll(),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: colors });
      await openWithoutScripts(page, DOC);
      await menuControl(page).click();
      await expect(sidebar(page)).toBeVisible();
      expect(await axeFindings(page, { within: 'header' })).toEqual([]);
      await back(page).click();
      expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    },
  );
}

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [320, 256],
  [996, 700],
] as const) {
  test(
    `MOB-1 at ${width} by ${height} pixels, every part of the menu of the HTML can be reached`,
    onlyInAll(),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openWithoutScripts(page, DOC);
      await menuControl(page).click();
      await expect(menuControl(page)).toBeInViewport({ ratio: 1 });
      for (const link of [sidebar(page).getByRole('link').first(), sidebar(page).getByRole('link').last()]) {
        await link.scrollIntoViewIfNeeded();
        await link.click({ trial: true });
      }
      await back(page).click();
      for (const link of [staticMenu(page).getByRole('link').first(), staticMenu(page).getByRole('link').last()]) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
  );
}

test('MOB-2 the menu of the HTML is never visible on desktop', async ({ page }) => {
  await openWithoutScripts(page, DOC);
  await menuControl(page).click();
  const phone = await box(sidebar(page));
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuControl(page)).toBeHidden();
  await expect(back(page)).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
  expect(await box(sidebar(page))).not.toEqual(phone);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
});
