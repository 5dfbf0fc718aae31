import { expect, type Page } from '@playwright/test';
import { openPage } from './browser';

/** Page whose files are a React program. */
export const REACT_PAGE = '/docs/sdks/react-gui';
/** Beginning of the paths of pages about the iframe SDK. */
export const IFRAME_PAGES = '/docs/sdks/iframe/';

export const runButton = (page: Page, file: string) =>
  page
    .locator('[data-code-block]', { has: page.locator('.code-title', { hasText: file }) })
    .getByRole('button', { name: 'Run', exact: true });
export const panel = (page: Page) => page.getByRole('group', { name: /, running$/ });
export const log = (page: Page) => page.getByRole('log');
export const frame = (page: Page) => page.frameLocator('main iframe');
/** The web client, in the frame of the iframe SDK. */
export const client = (page: Page) => frame(page).frameLocator('iframe');
export const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Opens a page and runs the program that a file belongs to. */
export async function run(page: Page, path: string, file: string): Promise<void> {
  await openPage(page, path);
  await runButton(page, file).click();
  await expect(panel(page).getByRole('status')).toHaveText('Running');
}
