import { expect, type JSHandle, type Page } from '@playwright/test';
import { holdRequests, layoutShifts, waitForApp } from './browser';

/** Requests for the app. */
export const SCRIPTS = /\.js$/;

type Places = Map<Element, string>;

/** Where every visible element of the page is, for `moved`. */
function recordPlaces(page: Page): Promise<JSHandle<Places>> {
  return page.evaluateHandle(() => {
    const places: Places = new Map();
    for (const element of document.querySelectorAll('header *, main *, footer *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      // Not what is in a closed disclosure.
      if (width > 0 && element.checkVisibility())
        places.set(element, [x, y + scrollY, width, height].map(Math.round).join(' '));
    }
    return places;
  });
}

/** The recorded elements that have moved, changed their size or disappeared since; the outermost first. */
function moved(page: Page, before: JSHandle<Places>): Promise<string[]> {
  return page.evaluate((places) => {
    return [...places]
      .map(([element, before]) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { element, before, after: [x, y + scrollY, width, height].map(Math.round).join(' ') };
      })
      .filter(({ before, after }) => before !== after)
      .map(({ element, before, after }) => `${element.outerHTML.slice(0, 120)}: ${before} → ${after}`)
      .slice(0, 20);
  }, before);
}

/** Stores values as an earlier visit would have. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((values) => {
    // Only once, because a reader can change the choice.
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'true');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

/**
 * Opens a page without the app, checks it, starts the app, and checks that nothing has moved. Call `recordLayoutShifts`
 * first.
 */
export async function expectStable(page: Page, address: string, check: () => Promise<unknown>): Promise<void> {
  const bundles = await holdRequests(page, SCRIPTS);
  // Where the app starts at once, held scripts delay the load event.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready);
  await check();
  const places = await recordPlaces(page);
  await bundles.release();
  await waitForApp(page);
  await check();
  expect(await moved(page, places), address).toEqual([]);
  expect(await layoutShifts(page), address).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
}
