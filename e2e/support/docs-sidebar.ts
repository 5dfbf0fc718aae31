import type { Locator, Page } from '@playwright/test';

export const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });

/** The class of the current page and of the categories above it: its name in the module and a hash. */
export const MARKED = /(?:^| )active[\w-]{2}(?: |$)/;
