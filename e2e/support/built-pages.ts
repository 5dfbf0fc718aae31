import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
