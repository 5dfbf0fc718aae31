import type { Page } from '@playwright/test';
import { addLink } from './browser';
import { routes } from '../../src/site/routes';

export const START = routes.overview();
export const TARGET = routes.docTags('');

/** The progress bar at the top, which is hidden from assistive technology. */
export const bar = (page: Page) => page.locator('[data-progress]');

/** Bundle of the target page's template. */
export const TARGET_CHUNK = /component---src-templates-doc-tags-tsx-[0-9a-f]+\.js$/;

export const heading = (page: Page) => page.locator('main h1');

/** Number of history entries. */
export const entries = (page: Page) => page.evaluate(() => window.history.length);

/** Clicks a link without waiting for anything. */
export const click = (page: Page, href: string) => addLink(page, href, `To ${href}`).then((link) => link.click());

/** Goes through the history without waiting for a page. */
export const go = (page: Page, delta: number) =>
  page
    .evaluate((steps) => window.history.go(steps), delta)
    // Leaving the document can end the call before it returns.
    .catch(() => undefined);

/** Two frames, so that everything that follows from an answer has happened. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Lets the tab believe that the release it runs has already reloaded these pages because they failed. */
export const markAsRetried = (page: Page, ...paths: readonly string[]) =>
  page.evaluate((list) => {
    const entries = list.map((path) => `${path} ${window.___webpackCompilationHash}`);
    sessionStorage.setItem('navigation.reloaded', JSON.stringify(entries));
  }, paths);
