import { expect, test, type Locator, type Page } from '@playwright/test';
import { openPage } from './support/browser';

const RECORDING = '/docs/rest/references/recording';
const CHAT = '/docs/sdks/js/features/chat';

const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
const caretOf = (page: Page, label: string): Locator =>
  sidebarOf(page).getByRole('button', { name: new RegExp(`^(Expand|Collapse) sidebar category '${label}'$`) });

test('SB-10 every caret exposes whether its list is open', async ({ page }) => {
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

test('SB-9 in a long sidebar, the entry of the current page is visible, and following another keeps the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openPage(page, '/docs/sdks/js/utilities/debounce-helper');
  const entry = sidebarOf(page).locator('[aria-current="page"]');
  await expect(entry).toBeInViewport({ ratio: 1 });
  const scrolled = await sidebarOf(page).evaluate((nav) => ({ nav: nav.scrollTop, page: window.scrollY }));
  expect(scrolled.nav).toBeGreaterThan(0);
  expect(scrolled.page).toBe(0);
  await sidebarOf(page).getByRole('link', { name: 'Logger' }).click();
  await expect(page).toHaveURL('/docs/sdks/js/utilities/logger');
  await expect(entry).toHaveText('Logger');
  expect(await sidebarOf(page).evaluate((nav) => nav.scrollTop)).toBe(scrolled.nav);
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
