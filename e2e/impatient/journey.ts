import { expect, type Locator, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPage, siteFolder } from '../support/built-pages';

/** How a reader taps. */
export interface Reader {
  readonly page: Page;
  /** Taps once, or twice in a row if the reader is nervous and a second tap changes nothing. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps once: for controls that a second tap would switch back. */
  readonly tapOnce: (target: Locator) => Promise<void>;
}

export interface Step {
  /** What the reader does, without waiting for anything. */
  readonly act: (reader: Reader) => Promise<unknown>;
  /** What must be shown in the end. */
  readonly ends: (page: Page) => Promise<unknown>;
  /** Path of the page that the step leads to, if it is another one. */
  readonly leadsTo?: string;
}

export interface Journey {
  readonly name: string;
  readonly start: string;
  readonly steps: readonly Step[];
}

/** HTML of the page at a path, or of the not-found page. */
function builtPage(path: string): string {
  return readPage(existsSync(join(siteFolder, path, 'index.html')) ? path : '/404').html;
}

/** Text of the page's title in its HTML. */
function builtTitle(path: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(builtPage(path))?.[1];
  if (!title) throw new Error(`The page ${path} has no title.`);
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

/** Waits until address, title and heading are those of a page. */
export async function showsPage(page: Page, path: string): Promise<void> {
  const title = builtTitle(path);
  const state = () =>
    page
      .evaluate(() => ({
        path: location.pathname.replace(/(.)\/$/, '$1'),
        title: document.title,
        heading: document.querySelector('main h1')?.textContent ?? '',
      }))
      // The page may be navigating to another one.
      .catch(() => null);
  await expect
    .poll(state, { timeout: 30_000, intervals: [50, 100, 200] })
    .toMatchObject({ path: path.replace(/(.)\/$/, '$1'), title, heading: expect.stringMatching(/./) });
  // The heading must be this page's own, not that of the page before.
  const heading = (await page.locator('main h1').first().textContent()) ?? '';
  const text = builtPage(path)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
  expect(text).toContain(heading);
}

/** A step that follows a link to another page. */
export function follow(leadsTo: string, link: (page: Page) => Locator): Step {
  return { leadsTo, act: ({ page, tap }) => tap(link(page)), ends: (page) => showsPage(page, leadsTo) };
}

/** Presses the browser's Back button (-1) or Forward button (1), which work while a document is loading, too. */
export async function press(page: Page, delta: -1 | 1): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const entry = entries[currentIndex + delta];
  if (!entry) throw new Error(`There is no history entry at ${delta} from entry ${currentIndex} of ${entries.length}.`);
  await browser.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await browser.detach();
}
