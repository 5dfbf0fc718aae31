import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site/config/site-config';
import { indexFolder, MANIFEST_NAME } from '../shared/engine/packed-index';
import type { SearchRecord } from '../shared/record';
import { buildLocalIndex } from './build-local-index';

/**
 * Writes the local index into `search-index/` below the folder of the built site, and that of each other version of the
 * docs into a folder in it. A manifest is written last, and the files of the previous index are removed after that, so
 * that the manifest never names a missing file.
 */
export function writeLocalIndex(records: readonly SearchRecord[], siteFolder: string): void {
  const { versions, lastVersion } = siteConfig.docs;
  for (const { name } of versions)
    writeIndex(buildLocalIndex(records, name), join(siteFolder, indexFolder(name, lastVersion)));
}

function writeIndex(files: ReturnType<typeof buildLocalIndex>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of [...files].reverse()) writeFileSync(join(folder, name), content);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!names.has(name) && name !== MANIFEST_NAME && existsSync(path) && statSync(path).isFile()) rmSync(path);
  }
}
