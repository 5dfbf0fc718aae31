import { expect, test, type Page } from '@playwright/test';
import { routes } from '../../src/site/routes';
import { axeFindingsInBothModes } from '../support/axe';
import { openPage, pageWidth } from '../support/browser';
import { chooseServer, openConsole, ROOMS } from '../support/call-server';
import { menuControl } from '../support/mobile-menu';
import { tools } from '../support/navbar';
import { findInDialog, openDialog, searchButton, searchDialog, searchField, searchOptions } from '../support/search';

test.describe.configure({ mode: 'parallel' });

const REFERENCE = '/docs/rest/references/layers';

/** States that readers bring pages into, by what is open. Each function opens a page and brings it into the state. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: async (page) => {
    await openPage(page, routes.overview());
    const menu = (await menuControl(page).isVisible()) ? menuControl(page) : tools(page);
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  },
  'menu of a page': async (page) => {
    await openPage(page, routes.overview());
    await page.locator('.page-menu > summary').click();
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
  },
  'attributes of a call': async (page) => {
    await openPage(page, REFERENCE);
    await page.locator('.endpoint details:not([open]) > summary:visible').first().click();
  },
  'console with a complaint and an answer': async (page) => {
    await page.addInitScript(chooseServer, 'stand-in');
    const region = await openConsole(page, ROOMS, 'createRoom');
    await region.locator('summary', { hasText: 'options' }).click();
    await region.getByRole('textbox', { name: 'avatar' }).fill('no address');
    await region.getByRole('button', { name: 'Send' }).click();
    await region.getByRole('button', { name: 'Send anyway' }).click();
    await expect(region.getByRole('status')).toHaveText(/^Response: /, { timeout: 30_000 });
    await region.getByText(/^Requests in this tab/).click();
  },
  'search before a query': (page) => openDialog(page, REFERENCE),
  'search with results': async (page) => {
    await openDialog(page, REFERENCE);
    await findInDialog(page, 'POST rooms lock');
    // Texts come after titles.
    await expect(searchDialog(page).locator('.search-hit-snippet')).toHaveCount(await searchOptions(page).count());
  },
  'search without results': async (page) => {
    await openPage(page, REFERENCE);
    await searchButton(page).click();
    await page.keyboard.type('zzzzqqqq');
    await expect(searchField(page)).toHaveValue('zzzzqqqq');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  },
  'page of results': async (page) => {
    await openPage(page, `${routes.search()}?q=layers`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  'page without results': async (page) => {
    await openPage(page, `${routes.search()}?q=zzzzqqqq`);
    await expect(page.getByRole('main').getByText('No results were found')).toBeVisible();
  },
};

for (const [name, open] of Object.entries(STATES))
  test(`${name}: no axe violations in both modes, and nothing scrolls sideways on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page);
    expect(await pageWidth(page)).toBeLessThanOrEqual(360);
    // An open menu would close when the window becomes wide, and go back.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    expect(await axeFindingsInBothModes(page)).toEqual([]);
  });
