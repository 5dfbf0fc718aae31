import { expect, test, type Page } from '@playwright/test';
import { addLink, holdRequests, openPage, recordComplaints, waitForApp } from './support/browser';
import { onlyInAll } from './support/only-in-all';
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

for (const system of ['light', 'dark'] as const) {
  test(`CLR-1 CLR-3 a first visit is dark, even if the system mode is ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPage(page, DOC);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await stored(page)).toBeNull();
  });
}

test('CLR-4 CLR-2 CLR-8 the switch toggles the mode, names action and state, and keeps the choice', async ({
  page,
}) => {
  await openPage(page, DOC);
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

for (const [value, mode] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'dark'],
  ['<b>', 'dark'],
  ['', 'dark'],
] as const) {
  test(
    `CLR-3 with "${value}" stored, the page is ${mode} before the first paint`,
    onlyInAll(value !== 'light' && value !== '<b>'),
    async ({ page }) => {
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        const seen: (string | undefined)[] = [];
        Object.assign(window, { seen });
        const observer = new MutationObserver(() => {
          if (!document.body) return;
          seen.push(document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice);
          observer.disconnect();
        });
        observer.observe(document, { childList: true, subtree: true });
      }, value);
      await openPage(page, DOC);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([mode, mode]);
      await expect(html(page)).toHaveAttribute('data-theme', mode);
    },
  );
}

test('CLR-6 other tabs follow immediately, also when the choice is removed, and ignore unknown values', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openPage(one, DOC);
  await openPage(other, routes.sdks());
  await colorSwitch(one).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await expect(colorSwitch(other)).toHaveAccessibleName('Switch to dark mode (currently light mode)');
  await colorSwitch(other).click();
  await expect(html(one)).toHaveAttribute('data-theme', 'dark');

  await one.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await other.evaluate(() => {
    window.addEventListener('storage', ({ key }) => {
      if (key === 'mark') document.title = 'mark arrived';
    });
  });
  await one.evaluate(() => {
    localStorage.setItem('theme', 'purple');
    localStorage.setItem('unrelated', 'dark');
    localStorage.setItem('mark', '1');
  });
  // Events arrive in order, so all earlier ones have been handled by then.
  await expect(other).toHaveTitle('mark arrived');
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await one.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');

  await one.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await one.evaluate(() => localStorage.clear());
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

for (const [theme, name] of [
  ['light', 'Switch to dark mode (currently light mode)'],
  ['dark', 'Switch to light mode (currently dark mode)'],
] as const) {
  test(`CLR-8 before the app starts, the switch names the ${theme} mode; an early click is replayed`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const app = await holdRequests(page, /\/app-[0-9a-f]+\.js$/);
    await page.goto(DOC);
    expect(await shownChoices(page)).toEqual([theme]);
    await expect(colorSwitch(page)).toHaveAccessibleName(name);
    await colorSwitch(page).click();
    await expect(colorSwitch(page)).toHaveAttribute('aria-busy', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', theme);
    await app.release();
    await expect(html(page)).toHaveAttribute('data-theme', theme === 'light' ? 'dark' : 'light');
    await expect(colorSwitch(page)).not.toHaveAttribute('aria-busy');
  });
}

test('CLR-9 with storage blocked, everything works until the reader leaves the page, with one warning', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const complaints = recordComplaints(page);
  await openPage(page, DOC);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await (await addLink(page, routes.sdks())).click();
  await expect(page.locator('main h1')).toHaveText('SDKs');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await colorSwitch(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/^warning: The browser refuses to store settings/);
});
