// Shared by navbar.spec.ts and navbar-dropdown.spec.ts.
import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes';

export const LONG = '/docs/rest/references/layers';
export const STREAMREC = routes.streamRecording();
export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const tools = (page: Page) => nav(page).getByRole('button', { name: 'Tools' });
export const menuLink = (page: Page, name: string) => nav(page).getByRole('link', { name });
