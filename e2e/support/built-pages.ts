import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { routeTable } from './routes';

/** Folder of the built site that the browser tests see. */
export const siteFolder = process.env.SITE_FOLDER ?? join(__dirname, '../../dist');

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** The built page at an address. */
export function readPage(path: string, folder = siteFolder): BuiltPage {
  return { path, html: readFileSync(join(folder, path, 'index.html'), 'utf8') };
}

/** The pages of some kinds of the route table. Another test checks whether all of them are built. */
export function pagesOfKind(...kinds: string[]): BuiltPage[] {
  return routeTable
    .filter(({ path, kind }) => kinds.includes(kind) && existsSync(join(siteFolder, path, 'index.html')))
    .map(({ path }) => readPage(path));
}

/** Every page of a built site, further pages of lists too, without the not-found page. */
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

/** Pages handed to the browser at once. */
const CHUNK = 40;

/**
 * What `look` finds on each page. The pages are only parsed, in a blank window: no scripts run and nothing is loaded.
 * `look` runs in the browser, so that it must not use anything from around it.
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
