import type { Page } from '@playwright/test';
import { holdRequests, openPage, type Held } from './browser';
import { routes } from '../../src/site/routes';

export const DOC = '/docs/rest/references/layers';
/** A page without a sidebar. */
export const PLAIN = routes.aboutCloud();

/** The control of the menu, which also works before the app has started, when it has no explicit role. */
export const menuControl = (page: Page) => page.locator('header > details > summary');
/** The main links of the menu. */
export const mainMenu = (page: Page) => page.locator('header').getByRole('navigation', { name: 'Main menu' });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
export const backButton = (page: Page) => page.locator('header summary', { hasText: '← Back to main menu' });

export async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

/** Opens a page whose scripts are held back. */
export async function openWithoutScripts(page: Page, path: string): Promise<Held> {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(path);
  return scripts;
}
