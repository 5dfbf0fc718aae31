import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { LAYOUTS } from '../support/playgrounds';
import { pageResults, searchButton, searchDialog, searchField, searchOptions } from '../support/search';
import { follow, press, showsPage, type Journey } from './journey';

const LAYERS = '/docs/rest/references/layers';
const ENDPOINTS = '/docs/rest/api-endpoints';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');

/** What readers do on a large screen. */
export const DESKTOP_JOURNEYS: readonly Journey[] = [
  {
    name: 'from the landing page into the reference',
    start: '/',
    steps: [
      follow(routes.overview(), (page) => bar(page).getByRole('link', { name: 'REST API' })),
      follow('/docs/rest/rest-reference', (page) =>
        sidebar(page).getByRole('link', { name: 'Reference', exact: true }),
      ),
      follow(LAYERS, (page) => sidebar(page).getByRole('link', { name: 'Layers', exact: true })),
      follow('/docs/rest/references/user', (page) => sidebar(page).getByRole('link', { name: 'Users and guests' })),
    ],
  },
  {
    name: 'through the blog',
    start: routes.blog(),
    steps: [
      follow('/blog/page/2', (page) => main(page).getByRole('link', { name: /Older/ })),
      follow(routes.blog(), (page) => bar(page).getByRole('link', { name: 'Blog' })),
      follow('/blog/whip-forward', (page) =>
        page.getByRole('navigation', { name: 'Blog recent posts navigation' }).getByRole('link', { name: /WHIP/ }),
      ),
    ],
  },
  {
    name: 'a category of the sidebar',
    start: LAYERS,
    steps: [
      {
        act: ({ page, tapOnce }) =>
          tapOnce(sidebar(page).getByRole('button', { name: "Expand sidebar category 'Advanced'" })),
        ends: (page) =>
          expect(sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Advanced'" })).toHaveAttribute(
            'aria-expanded',
            'true',
            { timeout: 30_000 },
          ),
      },
      follow('/docs/rest/advanced/meeting_observer', (page) =>
        sidebar(page).getByRole('link', { name: 'Meeting observer' }),
      ),
    ],
  },
  {
    name: 'the sample of another language',
    start: '/docs/rest/advanced/meeting_observer',
    steps: [
      {
        act: ({ page, tap }) => tap(main(page).getByRole('tab', { name: 'Python' }).first()),
        ends: async (page) => {
          await expect(main(page).getByRole('tabpanel', { name: 'Python' }).first()).toBeVisible({ timeout: 30_000 });
          await expect(main(page).getByRole('tabpanel', { name: 'Node.js' })).toHaveCount(0);
        },
      },
    ],
  },
  {
    name: 'copying a sample',
    start: '/docs/rest/rondo-api',
    steps: [
      {
        act: ({ page, tap }) => tap(main(page).getByRole('button', { name: 'Copy code to clipboard' }).first()),
        ends: async (page) => {
          const code = (await main(page).locator('pre code').first().innerText()).trim();
          await expect
            .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim(), { timeout: 30_000 })
            .toBe(code);
        },
      },
    ],
  },
  {
    name: 'a query typed at once',
    start: LAYERS,
    steps: [
      {
        act: async ({ page }) => {
          await page.keyboard.press('/');
          await page.keyboard.type('permalink', { delay: 60 });
        },
        ends: async (page) => {
          await expect(searchField(page)).toHaveValue('permalink', { timeout: 30_000 });
          await expect(searchOptions(page).first()).toBeVisible({ timeout: 30_000 });
        },
      },
      {
        act: ({ page }) => page.keyboard.press('Escape'),
        ends: async (page) => {
          await expect(searchDialog(page)).toHaveCount(0);
          await expect(searchButton(page)).toBeFocused();
        },
      },
    ],
  },
  {
    name: 'the search by its button',
    start: routes.blog(),
    steps: [
      {
        act: ({ page, tapOnce }) => tapOnce(searchButton(page)),
        ends: (page) => expect(searchField(page)).toBeFocused({ timeout: 30_000 }),
      },
    ],
  },
  {
    name: 'the page of results',
    start: '/search?q=api',
    steps: [
      {
        act: () => Promise.resolve(),
        ends: (page) => expect(pageResults(page).nth(19)).toBeAttached({ timeout: 30_000 }),
      },
      {
        act: ({ page, tap }) => tap(pageResults(page).nth(12)),
        ends: (page) => expect(page).not.toHaveURL(/\/search/, { timeout: 30_000 }),
      },
      {
        act: ({ page }) => press(page, -1),
        ends: async (page) => {
          await expect(page).toHaveURL(/\/search\?q=api$/, { timeout: 30_000 });
          await expect(pageResults(page).nth(12)).toBeInViewport({ timeout: 30_000 });
        },
      },
    ],
  },
  {
    name: 'the other color mode',
    start: LAYERS,
    steps: [
      {
        act: ({ page, tapOnce }) => tapOnce(bar(page).getByRole('button', { name: /light mode/ })),
        ends: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 30_000 }),
      },
      {
        act: ({ page }) => page.reload(),
        ends: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light'),
      },
    ],
  },
  {
    name: 'a tool from the dropdown, by keyboard',
    start: LAYERS,
    steps: [
      {
        act: async ({ page }) => {
          await bar(page).getByRole('button', { name: 'Tools' }).focus();
          await page.keyboard.press('Enter');
        },
        ends: (page) =>
          expect(bar(page).getByRole('link', { name: 'Stream Recorder' })).toBeVisible({ timeout: 30_000 }),
      },
    ],
  },
  {
    name: 'the notes of one area',
    start: routes.releaseNotes(),
    steps: [
      {
        act: ({ page, tap }) =>
          tap(main(page).getByRole('group', { name: 'Filter by area' }).getByRole('button').nth(1)),
        ends: (page) =>
          expect(main(page).getByRole('group', { name: 'Filter by area' }).getByRole('button').nth(1)).toHaveAttribute(
            'aria-pressed',
            'true',
            { timeout: 30_000 },
          ),
      },
    ],
  },
  {
    name: 'a filter filled in at once',
    start: ENDPOINTS,
    steps: [
      {
        act: ({ page }) =>
          page.getByRole('searchbox', { name: /^Filter by method/ }).pressSequentially('snapshot', { delay: 40 }),
        ends: (page) => expect(main(page).getByRole('status')).toHaveText('5 of 53 calls', { timeout: 30_000 }),
      },
    ],
  },
  {
    name: 'no cookies',
    start: '/',
    steps: [
      {
        act: ({ page, tap }) =>
          tap(page.getByRole('region', { name: 'Cookie consent' }).getByRole('button', { name: 'Decline' })),
        ends: async (page) => {
          await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
          expect(await page.evaluate(() => document.cookie)).toContain('CookieConsent=false');
        },
      },
    ],
  },
  {
    name: 'a layout, kept over a reload',
    start: LAYOUTS,
    steps: [
      {
        act: ({ page, tap }) =>
          tap(page.getByRole('group', { name: 'Layouts' }).getByRole('button', { name: 'nine', exact: true })),
        ends: (page) => expect(page.locator('[data-box]')).toHaveCount(9),
      },
      {
        act: ({ page }) => page.reload(),
        ends: (page) => expect(page.locator('[data-box]')).toHaveCount(9, { timeout: 30_000 }),
      },
    ],
  },
  {
    name: 'back from a page that does not exist',
    start: '/no/such/page',
    steps: [follow('/', (page) => page.getByRole('link', { name: 'Rondo' }).first())],
  },
  {
    name: 'to the release notes and an author',
    start: '/blog/whip-forward',
    steps: [
      follow(routes.releaseNotes(), (page) => footer(page).getByRole('link', { name: 'Release notes' })),
      follow(routes.sdks(), (page) => bar(page).getByRole('link', { name: 'SDKs' })),
      {
        act: ({ page }) => press(page, -1),
        ends: (page) => showsPage(page, routes.releaseNotes()),
      },
    ],
  },
];
