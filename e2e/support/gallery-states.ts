import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { galleryRoute } from '../../src/site/gallery-route';
import { openPage } from './browser';
import { siteFolder } from './built-pages';

/** The file of the gallery, in which a heading of the third level is above each component and block. */
const FILE = join(__dirname, '../../tools/gallery/gallery.mdx');
const HEADING = /^### (.+?)$/gm;

/** A state for each component and block, if the site under test has the gallery: the fixture `docs` does. */
export function galleryStates() {
  if (!existsSync(join(siteFolder, galleryRoute()))) return [];
  return [...readFileSync(FILE, 'utf8').matchAll(HEADING)].map(([, title = '']) => ({
    name: `gallery-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    path: galleryRoute(),
    open: async (page: Page) => {
      await openPage(page, galleryRoute());
      const heading = page
        .locator('main h3')
        .filter({ hasText: new RegExp(`^${title}\\W*$`) })
        .first();
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    },
  }));
}
