import { expect, test } from '@playwright/test';
import { addLink, openPage, scrollY } from './support/browser';
import { routes } from '../src/site/routes';
import { DOC, PLAIN, hamburger, dialog, mainMenu, closeButton, backButton, openMenu } from './support/mobile-menu';
import { onlyInAll } from './support/only-in-all';

test.use({ viewport: { width: 390, height: 844 } });

test('MOB-1 the hamburger button exposes whether the menu is open, and the menu has all navbar entries', async ({
  page,
}) => {
  await openPage(page, PLAIN);
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await hamburger(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('header [aria-label="Toggle navigation bar"]')).toHaveAttribute('aria-expanded', 'true');
  const names = await mainMenu(page)
    .locator('> ul > li')
    .evaluateAll((entries) =>
      entries.map((entry) =>
        (entry.querySelector(':scope > a, :scope > button, :scope > span') as HTMLElement).innerText
          .split('\n')[0]
          ?.trim(),
      ),
    );
  expect(names).toEqual(
    ['REST API', 'SDKs', 'Tools', 'Blog', 'English', 'Dashboard'].map((name) =>
      expect.stringMatching(new RegExp(`^${name}`)),
    ),
  );
});

test('MOB-1 NAV-10 the full menu is rendered by the app, not in the HTML, and never contains the search', async ({
  page,
  request,
}) => {
  expect(await (await request.get(DOC)).text()).not.toContain('<dialog');
  await openMenu(page, PLAIN);
  await expect(dialog(page).getByText('Search')).toHaveCount(0);
});

for (const [width, isMobile] of [
  [995, true],
  [996, true],
  [997, false],
] as const) {
  test(`MOB-1 at ${width} px the bar shows ${isMobile ? 'the hamburger button' : 'its entries'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, DOC);
    await expect(hamburger(page)).toBeVisible({ visible: isMobile });
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(bar.getByRole('link', { name: 'SDKs' })).toBeVisible({ visible: !isMobile });
    await expect(bar.getByRole('button', { name: 'Tools' })).toBeVisible({ visible: !isMobile });
  });
}

test('MOB-2 MOB-5 the close button, Escape and the backdrop close the menu; the focus returns', async ({ page }) => {
  const closeActions: (() => Promise<unknown>)[] = [
    () => closeButton(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 400),
  ];
  await openPage(page, DOC);
  for (const close of closeActions) {
    await hamburger(page).click();
    await expect(closeButton(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(DOC);
  }
});

test('MOB-2 the menu closes when the window grows to desktop size', onlyInAll(), async ({ page }) => {
  await openMenu(page, DOC);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(dialog(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
});

test('MOB-2 MOB-4 following a link closes the menu and replaces its history entry', async ({ page }) => {
  await openPage(page, PLAIN);
  await (await addLink(page, DOC)).click();
  await expect(page).toHaveURL(DOC);
  await hamburger(page).click();
  await backButton(page).click();
  await mainMenu(page).getByRole('link', { name: 'SDKs' }).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await page.goBack();
  await expect(page).toHaveURL(PLAIN);
});

test('MOB-2 a sidebar link closes the menu, even if it leads to the current page', onlyInAll(), async ({ page }) => {
  await openMenu(page, DOC);
  const current = dialog(page).locator('a[aria-current=page]');
  await current.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  await hamburger(page).click();
  await dialog(page).locator(`a[href="/docs/rest/references/meeting-room"]`).click();
  await expect(page).toHaveURL('/docs/rest/references/meeting-room');
  await expect(dialog(page)).toHaveCount(0);
});

test('MOB-2 a category without a page does not close the menu', async ({ page }) => {
  await openMenu(page, '/docs/sdks/php');
  const toggle = dialog(page).locator('button[aria-expanded], summary').filter({ visible: true }).first();
  await toggle.click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/docs/sdks/php');
});

test('MOB-4 the page does not scroll while the menu is open; Back closes the menu and keeps the page', async ({
  page,
}) => {
  await openPage(page, PLAIN);
  await (await addLink(page, DOC)).click();
  await expect(page).toHaveURL(DOC);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.evaluate(() => window.scrollTo(0, 250));
  await hamburger(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  const before = await scrollY(page);
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 400);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOC);
  expect(await scrollY(page)).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await page.goBack();
  await expect(page).toHaveURL(PLAIN);
});

test('MOB-5 the keyboard focus stays in the menu', onlyInAll(), async ({ page }) => {
  await openMenu(page, DOC);
  const stops = await dialog(page).locator('a[href], button').filter({ visible: true }).count();
  for (let step = 0; step < stops + 3; step += 1) {
    await page.keyboard.press('Tab');
    // After the last element of a modal dialog, the focus moves to the browser's controls, never to the page.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      ),
    ).toBe(true);
  }
});

test('MOB-1 CLR-8 the head of the menu contains the color mode switch', async ({ page }) => {
  await openMenu(page, PLAIN);
  await dialog(page)
    .getByRole('button', { name: /Switch to light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(dialog(page).getByRole('button', { name: /Switch to dark mode/ })).toBeVisible();
});
