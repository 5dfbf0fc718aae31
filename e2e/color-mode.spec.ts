import { expect, test, type Page } from '@playwright/test';
import { addLink, holdRequests, openPage, waitForApp } from './support/browser';
import { routes } from '../src/site/routes';

const DOC = '/docs/rest/references/layers';

const html = (page: Page) => page.locator('html');
const colorSwitch = (page: Page) =>
  page.locator('header').getByRole('button', { name: /Switch to (?:light|dark) mode/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
/** Names of the icons visible in the switch. */
const shownChoices = (page: Page) =>
  colorSwitch(page)
    .locator('[data-choice]')
    .filter({ visible: true })
    .evaluateAll((choices) => choices.map((choice) => (choice as HTMLElement).dataset.choice));

test('CLR-1 CLR-2 CLR-4 CLR-8 a first visit is dark; the switch names action and state, and keeps the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, DOC);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await expect(colorSwitch(page)).toHaveAccessibleName('Switch to light mode (currently dark mode)');
  expect(await shownChoices(page)).toEqual(['dark']);
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  await expect(colorSwitch(page)).toHaveAccessibleName('Switch to dark mode (currently light mode)');
  expect(await shownChoices(page)).toEqual(['light']);
  expect(await stored(page)).toBe('light');
  expect(await background()).not.toBe(dark);

  await (await addLink(page, routes.sdks())).click();
  await expect(page).toHaveURL(routes.sdks());
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await waitForApp(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
});

test('CLR-3 CLR-8 the stored mode is shown before the first paint, and the switch names it before the app starts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      seen.push(document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice);
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const app = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto(DOC);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['light', 'light']);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await shownChoices(page)).toEqual(['light']);
  await expect(colorSwitch(page)).toHaveAccessibleName('Switch to dark mode (currently light mode)');
  await app.release();
  await waitForApp(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
