import { expect, test, type Locator, type Page } from '@playwright/test';
import { routes } from '../src/site/routes';
import { openPage } from './support/browser';
import { MARKED, sidebarOf } from './support/docs-sidebar';
import { onlyInAll } from './support/only-in-all';

const RECORDING = '/docs/rest/references/recording';
const CHAT = '/docs/sdks/js/features/chat';

const caretOf = (page: Page, label: string): Locator =>
  sidebarOf(page).getByRole('button', { name: new RegExp(`^(Expand|Collapse) sidebar category '${label}'$`) });
const isMarked = async (entry: Locator): Promise<boolean> => MARKED.test((await entry.getAttribute('class')) ?? '');

test('SB-10 SB-2 only the category of the page is open, carets say so, and the doc alone is current', async ({
  page,
}) => {
  await openPage(page, RECORDING);
  await test.step('only the category that contains the page is open', async () => {
    await expect(caretOf(page, 'Reference')).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(page, 'How-to guides')).toHaveAttribute('aria-expanded', 'false');
    await expect(caretOf(page, 'Events and webhooks')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebarOf(page).getByRole('link', { name: 'Snapshot' })).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'Webhooks', exact: true })).toHaveCount(0);
  });

  await test.step('every caret exposes whether its list is open', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, CHAT);
    const states = () =>
      sidebarOf(page).evaluate((nav) =>
        // Nothing within a closed list is visible, regardless of the state of nested lists.
        [...nav.querySelectorAll('button[aria-expanded]')]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => {
            const list = button.closest('li')?.querySelector(':scope > div:last-child > ul');
            return {
              exposed: button.getAttribute('aria-expanded'),
              visible: String(list?.checkVisibility({ visibilityProperty: true }) ?? false),
            };
          }),
      );
    expect((await states()).length).toBeGreaterThan(5);
    for (const { exposed, visible } of await states()) expect(exposed).toBe(visible);
    expect(new Set((await states()).map(({ exposed }) => exposed))).toEqual(new Set(['true', 'false']));
    await caretOf(page, 'JavaScript').click();
    await expect.poll(async () => (await states()).every(({ exposed, visible }) => exposed === visible)).toBe(true);
  });
});

test('SB-3 the caret toggles a category; the label opens its page and expands it', async ({ page }) => {
  await openPage(page, RECORDING);
  const caret = caretOf(page, 'How-to guides');
  await expect(caret).toHaveAccessibleName("Expand sidebar category 'How-to guides'");
  await caret.click();
  await expect(caret).toHaveAccessibleName("Collapse sidebar category 'How-to guides'");
  await expect(page).toHaveURL(RECORDING);
  await caret.press('Enter');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');

  await sidebarOf(page).getByRole('link', { name: 'How-to guides' }).click();
  await expect(page).toHaveURL('/docs/rest/how-to-guides');
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
});

test(
  'SB-4 opened and closed categories are remembered until the reader visits another sidebar',
  onlyInAll(),
  async ({ page }) => {
    await openPage(page, RECORDING);
    await caretOf(page, 'How-to guides').click();
    await sidebarOf(page).getByRole('link', { name: 'Snapshot' }).click();
    await expect(page).toHaveURL('/docs/rest/references/snapshot');
    await expect(caretOf(page, 'How-to guides')).toHaveAttribute('aria-expanded', 'true');
    await expect(caretOf(page, 'Reference')).toHaveAttribute('aria-expanded', 'true');

    await caretOf(page, 'Reference').click();
    await sidebarOf(page).getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page).toHaveURL(routes.overview());
    await expect(caretOf(page, 'Reference')).toHaveAttribute('aria-expanded', 'false');
    await expect(caretOf(page, 'How-to guides')).toHaveAttribute('aria-expanded', 'true');

    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await bar.getByRole('link', { name: 'SDKs' }).click();
    await expect(page).toHaveURL(routes.sdks());
    await bar.getByRole('link', { name: 'REST API' }).click();
    await expect(page).toHaveURL(routes.overview());
    await expect(caretOf(page, 'How-to guides')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('SB-5 only the doc is marked as current; its categories are highlighted as well', async ({ page }) => {
  await openPage(page, CHAT);
  const sidebar = sidebarOf(page);
  await expect(sidebar.locator('[aria-current]')).toHaveCount(1);
  expect(await isMarked(sidebar.locator(`a[href="${CHAT}"]`))).toBe(true);
  expect(await sidebar.locator(`a[href="${CHAT}"]`).getAttribute('aria-current')).toBe('page');
  for (const href of ['/docs/sdks/js/features', '/docs/sdks/js/rondo-js-sdk'])
    expect(await isMarked(sidebar.locator(`a[href="${href}"]`))).toBe(true);
  expect(await isMarked(sidebar.locator('a[href="/docs/sdks/js/fundamentals"]'))).toBe(false);
});

test('SB-6 nothing in a closed list can receive focus', onlyInAll(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, RECORDING);
  const caret = caretOf(page, 'Reference');
  await caret.click();
  await expect(sidebarOf(page).locator(`a[href="${RECORDING}"]`)).toBeHidden();
  await caret.focus();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).not.toBe('Meeting room');
  await page.keyboard.press('Shift+Tab');
  await expect(caret).toBeFocused();
});

test('SB-9 in a long sidebar, the entry of the current page is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/docs/sdks/js/utilities/debounce-helper');
  const entry = sidebarOf(page).locator('[aria-current="page"]');
  await expect(entry).toBeInViewport({ ratio: 1 });
  const scrolled = await sidebarOf(page).evaluate((nav) => ({ nav: nav.scrollTop, page: window.scrollY }));
  expect(scrolled.nav).toBeGreaterThan(0);
  expect(scrolled.page).toBe(0);
});

test("SB-9 following an entry keeps the sidebar's scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/docs/sdks/js/utilities/debounce-helper');
  const before = await sidebarOf(page).evaluate((nav) => nav.scrollTop);
  await sidebarOf(page).getByRole('link', { name: 'Logger' }).click();
  await expect(page).toHaveURL('/docs/sdks/js/utilities/logger');
  await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('Logger');
  expect(await sidebarOf(page).evaluate((nav) => nav.scrollTop)).toBe(before);
});

test('SB-1 SB-5 on a phone the sidebar is in the menu, with the same state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, RECORDING);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', RECORDING);
  await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Events and webhooks'" }).click();
  await expect(sidebar.getByRole('button', { name: "Collapse sidebar category 'Events and webhooks'" })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Snapshot' }).click();
  await expect(page).toHaveURL('/docs/rest/references/snapshot');
  await expect(sidebar).toBeHidden();
});
