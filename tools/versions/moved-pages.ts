import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readUtf8 } from '../../src/site/build/source-text';
import { CURRENT_VERSION, type DocsVersionsFile } from '../../src/site/config/docs-versions';
import { joinPath, routes } from '../../src/site/routes';
import { addRedirects } from '../moving/redirects';
import type { TextChange } from './types';
import { addressesOf } from './version-addresses';

/**
 * The redirects of pages, lists of tags and generated indexes that the version which was the last one has, and the new
 * one has not: they were at `/docs`, and are in the folder of their version from now on.
 *
 * @param name of the new version
 * @throws ContentError if a data file has problems
 */
export function planMovedPages(root: string, { last }: DocsVersionsFile, name: string): TextChange[] {
  // Nothing leaves `/docs` if its pages are those that are frozen.
  if (last === CURRENT_VERSION || last === name) return [];
  const kept = new Set(addressesOf(root, CURRENT_VERSION));
  const moved = addressesOf(root, last).filter((address) => !kept.has(address));
  if (moved.length === 0) return [];
  const file = join(root, 'data', 'redirects.yaml');
  const before = existsSync(file) ? readUtf8(file) : undefined;
  const added = moved.map((address) => ({
    from: address,
    to: joinPath(routes.docsRoot(last), address.slice(routes.docsRoot('').length)),
  }));
  return [{ file, before, after: addRedirects(before, added) }];
}
