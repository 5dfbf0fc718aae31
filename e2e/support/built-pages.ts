import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageDataFolder as dataFolderOf } from '../../src/output/build/page-data-folder';
import { routeTable } from './routes';

/** Folder of the built site under test. */
export const siteFolder = process.env.SITE_FOLDER ?? join(__dirname, '../../dist');

/** Folder of the page data of a built site, which is named after the version of the code that reads them. */
export const pageDataFolder = (folder = siteFolder): string => join(folder, dataFolderOf(folder));

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Reads the built page at a path. */
export function readPage(path: string, folder = siteFolder): BuiltPage {
  return { path, html: readFileSync(join(folder, path, 'index.html'), 'utf8') };
}

/** The pages of some kinds in the route table. Another test checks that all of them are built. */
export function pagesOfKind(...kinds: string[]): BuiltPage[] {
  return routeTable
    .filter(({ path, kind }) => kinds.includes(kind) && existsSync(join(siteFolder, path, 'index.html')))
    .map(({ path }) => readPage(path));
}

/** Every page of a built site, including further pages of lists, except for the not-found page. */
export function allPages(folder = siteFolder): BuiltPage[] {
  const found: BuiltPage[] = [];
  const walk = (path: string): void => {
    if (existsSync(join(folder, path, 'index.html')) && path !== '/404') found.push(readPage(path || '/', folder));
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true }))
      if (entry.isDirectory() && !/^\/(?:page-data|_gatsby|static)$/.test(`${path}/${entry.name}`))
        walk(`${path}/${entry.name}`);
  };
  walk('');
  return found;
}

/** Number of pages that are passed to the browser at once. */
const CHUNK = 40;

/**
 * Returns what `look` finds on each page. The pages are only parsed, in a blank window: no scripts run and nothing is
 * loaded. `look` runs in the browser, so it must not use anything from the surrounding scope.
 */
export async function survey<T>(
  window: Page,
  pages: readonly BuiltPage[],
  look: (document: Document, path: string) => T,
): Promise<{ path: string; found: T }[]> {
  const results: { path: string; found: T }[] = [];
  for (let start = 0; start < pages.length; start += CHUNK) {
    const found = await window.evaluate(
      ([source, chunk]) => {
        const run = new Function(`return (${source})`)() as (document: Document, path: string) => T;
        return chunk.map(({ path, html }) => ({
          path,
          found: run(new DOMParser().parseFromString(html, 'text/html'), path),
        }));
      },
      [look.toString(), pages.slice(start, start + CHUNK)] as const,
    );
    results.push(...(found as { path: string; found: T }[]));
  }
  return results;
}
