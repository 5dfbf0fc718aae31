import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { menuLink, tools } from './navbar';
import { pageField, searchButton, searchField } from './search';

/** A doc with tabs, code blocks and a sidebar. */
export const DOC = '/docs/rest/references/user';
export const WITH_DIAGRAM = '/docs/rest/advanced/meeting_observer';

export const tab = (page: Page, index: number): Locator =>
  page.getByRole('main').getByRole('tablist').first().getByRole('tab').nth(index);
export const colorSwitch = (page: Page): Locator => page.locator('header').getByRole('button', { name: /mode/ });
export const caret = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).locator('button[aria-expanded]').first();
export const releaseArea = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Filter by area' }).getByRole('button', { name, exact: true });
const diagram = (page: Page): Locator => page.locator('.diagram-frame').first();
export const isDark = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme === 'dark');

/** Something that a reader does before the app has started. */
export interface EarlyAction {
  readonly name: string;
  readonly path?: string;
  readonly phone?: boolean;
  /** True if the page starts the app without waiting for the reader, so that it may run when the action comes. */
  readonly startsApp?: boolean;
  readonly act: (page: Page) => Promise<unknown>;
  /** The control that shows that it waits; none if it works without the app. */
  readonly waits?: (page: Page) => Locator;
  readonly expectEffect: (page: Page) => Promise<void>;
}

export const EARLY_ACTIONS: readonly EarlyAction[] = [
  {
    name: 'DOC-5 a tap on "On this page"',
    phone: true,
    act: (page) => page.getByRole('navigation', { name: 'On this page' }).locator('summary').tap(),
    expectEffect: (page) =>
      expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'TAB-1 a click on a tab',
    act: (page) => tab(page, 1).click(),
    waits: (page) => tab(page, 1),
    expectEffect: (page) => expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'TAB-1 arrow key and Enter on a tab',
    act: async (page) => {
      await tab(page, 0).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
    waits: (page) => tab(page, 0),
    expectEffect: async (page) => {
      await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 2)).toBeFocused();
    },
  },
  {
    name: 'COD-1 a click on Copy',
    act: (page) => page.getByRole('main').locator('[data-code-copy]:visible').first().click(),
    waits: (page) => page.getByRole('main').locator('[data-code-copy]:visible').first(),
    expectEffect: (page) => expect(page.getByRole('button', { name: 'Copied' })).toBeVisible(),
  },
  {
    name: 'a click on the copy button of a call',
    act: (page) => page.locator('[data-copy-text]').first().click(),
    waits: (page) => page.locator('[data-copy-text]').first(),
    expectEffect: (page) => expect(page.getByRole('button', { name: 'Copied' })).toBeVisible(),
  },
  {
    name: 'a tap on a diagram',
    path: WITH_DIAGRAM,
    phone: true,
    act: (page) => diagram(page).tap(),
    waits: diagram,
    expectEffect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'Enter on a diagram',
    path: WITH_DIAGRAM,
    act: async (page) => {
      await diagram(page).focus();
      await page.keyboard.press('Enter');
    },
    waits: diagram,
    expectEffect: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'text in the filter of the API calls',
    path: '/docs/rest/api-endpoints',
    act: (page) => page.getByRole('searchbox', { name: /^Filter by method/ }).pressSequentially('snapshot'),
    expectEffect: (page) => expect(page.getByRole('main').getByRole('status')).toHaveText('5 of 53 calls'),
  },
  {
    name: 'text in the field of the search page',
    path: routes.search(),
    startsApp: true,
    act: (page) => pageField(page).pressSequentially('layers'),
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\?q=layers$/);
      await expect(pageField(page)).toHaveValue('layers');
    },
  },
  {
    name: 'a tap on an area of the release notes',
    path: routes.releaseNotes(),
    phone: true,
    act: (page) => releaseArea(page, 'iOS').tap(),
    waits: (page) => releaseArea(page, 'iOS'),
    expectEffect: async (page) => {
      await expect(releaseArea(page, 'iOS')).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/\?area=ios$/);
    },
  },
  {
    name: 'DD-1 a click on Tools',
    act: (page) => tools(page).click(),
    expectEffect: async (page) => {
      await page.mouse.move(900, 600);
      await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
    },
  },
  {
    name: 'DD-1 Enter on Tools',
    act: async (page) => {
      await tools(page).focus();
      await page.keyboard.press('Enter');
    },
    expectEffect: async (page) => {
      await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menuLink(page, 'API cheat sheet')).toBeVisible();
      await expect(tools(page)).toBeFocused();
    },
  },
  {
    name: 'CLR-8 a double click on the color mode switch',
    act: (page) => colorSwitch(page).dblclick(),
    waits: colorSwitch,
    expectEffect: (page) => expect.poll(() => isDark(page)).toBe(false),
  },
  {
    name: 'SB-3 a click on the caret of a sidebar category',
    act: (page) => caret(page).click(),
    waits: caret,
    expectEffect: (page) => expect(caret(page)).toHaveAttribute('aria-expanded', 'false'),
  },
  {
    name: 'SRM-2 a tap on Search',
    phone: true,
    act: (page) => searchButton(page).tap(),
    waits: searchButton,
    expectEffect: (page) => expect(searchField(page)).toBeFocused(),
  },
  ...['/', 'Control+k', 'Meta+k'].map((key) => ({
    name: `SRM-2 ${key}`,
    act: (page: Page) => page.keyboard.press(key),
    waits: searchButton,
    expectEffect: async (page: Page) => {
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
    },
  })),
  {
    name: 'SRM-2 a slash and a query, typed blindly',
    act: (page) => page.keyboard.type('/layers'),
    waits: searchButton,
    expectEffect: (page) => expect(searchField(page)).toHaveValue('layers'),
  },
  {
    name: 'SRM-2 a query typed while the search button has the focus',
    act: async (page) => {
      await searchButton(page).focus();
      await page.keyboard.type('api');
    },
    waits: searchButton,
    expectEffect: (page) => expect(searchField(page)).toHaveValue('api'),
  },
];
