import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { parseContentFile } from '../../src/content/build/files/front-matter';
import { listContentFiles } from '../../src/content/build/files/list-content-files';
import { displayPath, readUtf8 } from '../../src/site/build/source-text';
import { CURRENT_VERSION, versionedName, type DocsVersionsFile } from '../../src/site/config/docs-versions';
import { joinPath, routes } from '../../src/site/routes';
import { readPage } from '../moving/pages';
import { applyEdits } from '../moving/rewrite';
import { addItems } from '../moving/yaml-edits';
import type { TextChange } from './types';

const ANY_FIELDS = z.record(z.string(), z.unknown());

const NEW_FILE = `# yaml-language-server: $schema=../../schemas/redirects.json
# Addresses that have moved or are gone; see "Moving and removing pages" in CONTRIBUTING.md.
redirects: []
gone: []
`;

/**
 * The redirects of pages that the version which was the last one has, and the new one has not: they were at `/docs`,
 * and are in the folder of their version from now on.
 *
 * @param name of the new version
 */
export function planMovedPages(root: string, { last }: DocsVersionsFile, name: string): TextChange[] {
  // Nothing leaves `/docs` if its pages are those that are frozen.
  if (last === CURRENT_VERSION || last === name) return [];
  const kept = new Set(addressesOf(root, CURRENT_VERSION));
  const moved = addressesOf(root, last).filter((address) => !kept.has(address));
  if (moved.length === 0) return [];
  const file = join(root, 'data', 'redirects.yaml');
  const before = existsSync(file) ? readUtf8(file) : undefined;
  const text = before ?? NEW_FILE;
  const added = moved.map((address) => ({
    from: address,
    to: joinPath(routes.docsRoot(last), address.slice(routes.docsRoot('').length)),
  }));
  return [{ file, before, after: applyEdits(text, addItems(text, 'redirects', added)) }];
}

/** Addresses of a version's docs as they are at `/docs`, as sources spell them. Drafts have never been published. */
function addressesOf(root: string, version: string): string[] {
  const base = join(root, versionedName('docs', version));
  return listContentFiles(base).files.flatMap((path) => {
    const relativePath = relative(base, path).replaceAll('\\', '/');
    const place = { file: displayPath(path), type: 'doc', base, version, versionPath: '', relativePath } as const;
    const text = readUtf8(path);
    return isDraft(text, place.file) ? [] : [readPage(place, text).spelling];
  });
}

const isDraft = (text: string, file: string): boolean =>
  parseContentFile(text, file, ANY_FIELDS, {}).file?.frontMatter.draft === true;
