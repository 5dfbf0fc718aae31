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
export function writeLocalIndex(
  records: readonly SearchRecord[],
  siteFolder: string,
): { readonly files: number; readonly bytes: number } {
  const { versions, lastVersion } = siteConfig.docs;
  const written = [lastVersion, ...versions.map(({ name }) => name).filter((name) => name !== lastVersion)].flatMap(
    (version) => writeIndex(buildLocalIndex(records, version), join(siteFolder, indexFolder(version, lastVersion))),
  );
  return { files: written.length, bytes: written.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Returns the size of each file. */
function writeIndex(files: ReturnType<typeof buildLocalIndex>, folder: string): number[] {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of [...files].reverse()) writeFileSync(join(folder, name), content);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!names.has(name) && name !== MANIFEST_NAME && existsSync(path) && statSync(path).isFile()) rmSync(path);
  }
  return files.map(({ content }) => Buffer.byteLength(content));
}
