import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { openPage } from './browser';
import { chooseServer, openConsole, ROOMS } from './call-server';
import { menuControl } from './mobile-menu';
import { tools } from './navbar';
import { LAYOUTS, openLayouts, openSources, SOURCES } from './playgrounds';
import { findInDialog, openDialog, searchButton, searchDialog, searchField, searchOptions } from './search';

/** What a reader may have in front of them, for checks of accessibility. */
export interface State {
  /** Part of file names. */
  readonly name: string;
  readonly path: string;
  /** Opens the page and brings it into the state. Without it, the page is shown as it opens. */
  readonly open?: (page: Page) => Promise<void>;
}

const REFERENCE = '/docs/rest/references/layers';
const PICTURES = '/docs/sdks/js/features/layout';

/** Whether the window is narrow, so that the menu is behind a button. */
const isNarrow = (page: Page): Promise<boolean> => menuControl(page).isVisible();

/** Scrolls to the element, so that it begins below the bars. */
const scrollTo = (target: Locator): Promise<void> =>
  target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** States that readers bring pages into. */
export const OPEN_STATES: readonly State[] = [
  {
    name: 'landing-below',
    path: routes.home(),
    open: async (page) => {
      await openPage(page, routes.home());
      await scrollTo(page.locator('#areas'));
    },
  },
  {
    name: 'consent',
    path: routes.aboutCloud(),
    open: async (page) => {
      await page.context().clearCookies();
      await openPage(page, routes.aboutCloud());
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: routes.overview(),
    open: async (page) => {
      await openPage(page, routes.overview());
      if (await isNarrow(page)) {
        await menuControl(page).click();
        await expect(menuControl(page)).toHaveAttribute('aria-expanded', 'true');
      } else {
        await tools(page).press('Enter');
        await expect(tools(page)).toHaveAttribute('aria-expanded', 'true');
      }
    },
  },
  {
    name: 'call',
    path: ROOMS,
    open: async (page) => {
      await openPage(page, `${ROOMS}#endpoint-createRoom`);
      await scrollTo(page.locator('#endpoint-createRoom'));
    },
  },
  {
    name: 'call-attributes',
    path: REFERENCE,
    open: async (page) => {
      await openPage(page, REFERENCE);
      const closed = page.locator('.endpoint details:not([open]) > summary:visible').first();
      await closed.click();
      await scrollTo(closed);
    },
  },
  {
    name: 'console',
    path: ROOMS,
    open: async (page) => {
      await page.addInitScript(chooseServer, 'stand-in');
      const region = await openConsole(page, ROOMS, 'createRoom');
      await scrollTo(region);
    },
  },
  {
    name: 'pictures',
    path: PICTURES,
    open: async (page) => {
      await openPage(page, PICTURES);
      await scrollTo(page.locator('main figure').first());
    },
  },
  {
    name: 'term',
    path: '/docs/rest/references/permalink',
    open: async (page) => {
      await openPage(page, '/docs/rest/references/permalink');
      await page.getByRole('main').locator(`a[href*="${routes.glossary()}#"]`).first().focus();
      await expect(page.getByRole('note', { name: 'Glossary' })).toBeVisible();
    },
  },
  {
    name: 'lesson',
    path: '/docs/rest/how-to/how-to-put-a-user-in-a-specific-spot',
    open: async (page) => {
      await openPage(page, '/docs/rest/how-to/how-to-put-a-user-in-a-specific-spot');
      await page.getByRole('button', { name: 'Run all' }).click();
      await expect(page.getByRole('group', { name: 'What happened' })).toHaveCount(4, { timeout: 60_000 });
    },
  },
  {
    name: 'release-notes-of-an-area',
    path: routes.releaseNotes(),
    open: (page) => openPage(page, `${routes.releaseNotes()}?area=node-js`).then(() => undefined),
  },
  {
    name: 'search-start',
    path: REFERENCE,
    open: (page) => openDialog(page, REFERENCE),
  },
  {
    name: 'search-results',
    path: REFERENCE,
    open: async (page) => {
      await openDialog(page, REFERENCE);
      await findInDialog(page, 'POST rooms lock');
      // Texts come after titles.
      await expect(searchDialog(page).locator('.search-hit-snippet')).toHaveCount(await searchOptions(page).count());
    },
  },
  {
    name: 'search-nothing',
    path: REFERENCE,
    open: async (page) => {
      await openPage(page, REFERENCE);
      await searchButton(page).click();
      await page.keyboard.type('zzzzqqqq');
      await expect(searchField(page)).toHaveValue('zzzzqqqq');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    },
  },
  {
    name: 'search-page',
    path: routes.search(),
    open: async (page) => {
      await openPage(page, `${routes.search()}?q=layers`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'found-words',
    path: REFERENCE,
    open: async (page) => {
      await openDialog(page);
      await findInDialog(page, 'background image');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    },
  },
  { name: 'layout-playground', path: LAYOUTS, open: openLayouts },
  {
    name: 'layout-playground-changed',
    path: LAYOUTS,
    open: async (page) => {
      await openLayouts(page);
      await page.locator('[data-box="1"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    },
  },
  { name: 'sources-playground', path: SOURCES, open: openSources },
];

/** Opens a page in a state. */
export async function openState(page: Page, { path, open }: State): Promise<void> {
  if (open) await open(page);
  else await openPage(page, path);
}
