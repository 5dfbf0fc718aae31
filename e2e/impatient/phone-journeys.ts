import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { releaseArea } from '../support/early-actions';
import { searchButton, searchField } from '../support/search';
import { follow, press, type Journey } from './journey';

const LAYERS = '/docs/rest/references/layers';
/** A page with a diagram. */
const DIAGRAM = '/docs/rest/references/meeting-room';

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true });

/** What readers do on a phone. */
export const PHONE_JOURNEYS: readonly Journey[] = [
  {
    name: 'a part of a long page',
    start: LAYERS,
    steps: [
      {
        act: ({ page, tapOnce }) => tapOnce(contents(page).getByText('On this page')),
        ends: (page) =>
          expect(contents(page).getByRole('link', { name: 'Order of the picture' })).toBeVisible({ timeout: 30_000 }),
      },
      {
        act: ({ page, tap }) => tap(contents(page).getByRole('link', { name: 'Order of the picture' })),
        ends: async (page) => {
          await expect(page).toHaveURL(/#order$/);
          await expect(main(page).getByRole('heading', { name: /^Order of the picture/ })).toBeInViewport();
        },
      },
    ],
  },
  {
    name: 'another area by the menu',
    start: LAYERS,
    steps: [
      {
        act: ({ page, tapOnce }) => tapOnce(page.locator('header').getByLabel('Toggle navigation bar')),
        ends: (page) =>
          expect(page.getByRole('link', { name: 'Layers', exact: true }).filter({ visible: true }).first()).toBeVisible(
            {
              timeout: 30_000,
            },
          ),
      },
    ],
  },
  {
    name: 'from page to page',
    start: routes.sdks(),
    steps: [
      follow('/docs/sdks/go', (page) => main(page).getByRole('link', { name: 'Go module' }).first()),
      follow('/', (page) =>
        page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home page' }),
      ),
    ],
  },
  {
    name: 'a search',
    start: routes.blog(),
    steps: [
      {
        act: ({ page, tapOnce }) => tapOnce(searchButton(page)),
        ends: (page) => expect(searchField(page)).toBeFocused({ timeout: 30_000 }),
      },
      {
        act: ({ page }) => press(page, -1),
        ends: async (page) => {
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page).toHaveURL(routes.blog());
        },
      },
    ],
  },
  {
    name: 'a picture at full size',
    start: DIAGRAM,
    steps: [
      {
        act: ({ page, tapOnce }) =>
          tapOnce(
            main(page)
              .getByRole('group', { name: /^Diagram/ })
              .first(),
          ),
        ends: (page) =>
          expect(page.getByRole('dialog', { name: 'Picture at full size' })).toBeVisible({ timeout: 30_000 }),
      },
    ],
  },
  {
    name: 'an area of the release notes',
    start: routes.releaseNotes(),
    steps: [
      {
        act: ({ page, tap }) => tap(releaseArea(page, 'iOS')),
        ends: async (page) => {
          await expect(page).toHaveURL(/\/release-notes\?area=ios$/);
          await expect(releaseArea(page, 'iOS')).toHaveAttribute('aria-pressed', 'true');
        },
      },
    ],
  },
];
