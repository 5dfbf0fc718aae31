import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes';

export const START = routes.overview();
export const TARGET = routes.docTags('');

/** The progress bar at the top, which is hidden from assistive technology. */
export const bar = (page: Page) => page.locator('[data-progress]');

/** Bundle of the target page's template. */
export const TARGET_CHUNK = /component---src-templates-doc-tags-tsx-[0-9a-f]+\.js$/;
