import { expect, type Page } from '@playwright/test';
import { openPage } from './browser';
import { routes } from '../../src/site/routes';

export const DOC = '/docs/rest/references/layers';
/** A page without a sidebar. */
export const PLAIN = routes.aboutCloud();

export const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const mainMenu = (page: Page) => dialog(page).getByRole('navigation', { name: 'Main menu' });
export const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close navigation bar' });
export const backButton = (page: Page) => dialog(page).getByRole('button', { name: '← Back to main menu' });

export async function openMenu(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await hamburger(page).click();
  await expect(dialog(page)).toBeVisible();
}
