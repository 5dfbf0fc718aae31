import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests, openPage, type Held } from './browser';
import { routes } from '../../src/site/routes';

export const DOC = '/docs/rest/references/layers';
/** A page without a sidebar. */
export const PLAIN = routes.aboutCloud();

export const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
/** The same control also before the app has started, when it has no explicit role. */
export const menuControl = (page: Page) => page.locator('header summary[aria-label="Toggle navigation bar"]');
/** The main links of the menu in the HTML. */
export const staticMenu = (page: Page) => page.locator('header').getByRole('navigation', { name: 'Main menu' });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
/** Position of an element, after all animations have ended. */
export const box = (locator: Locator) =>
  locator.evaluate(async (element) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    return element.getBoundingClientRect().toJSON() as object;
  });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const mainMenu = (page: Page) => dialog(page).getByRole('navigation', { name: 'Main menu' });
export const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close navigation bar' });
export const backButton = (page: Page) => dialog(page).getByRole('button', { name: '← Back to main menu' });

export async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await hamburger(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Opens a page whose scripts are held back. */
export async function openWithoutScripts(page: Page, path: string): Promise<Held> {
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(path);
  return scripts;
}
