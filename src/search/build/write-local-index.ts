import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDEX_FOLDER, MANIFEST_NAME } from '../shared/engine/packed-index';
import type { SearchRecord } from '../shared/record';
import { buildLocalIndex } from './build-local-index';

/**
 * Writes the local index into `search-index/` below the folder of the built site. The manifest is written last, and the
 * files of the previous index are removed after that, so that the manifest never names a missing file.
 */
export function writeLocalIndex(
  records: readonly SearchRecord[],
  siteFolder: string,
): { readonly files: number; readonly bytes: number } {
  const folder = join(siteFolder, INDEX_FOLDER);
  mkdirSync(folder, { recursive: true });
  const files = buildLocalIndex(records);
  for (const { name, content } of [...files].reverse()) writeFileSync(join(folder, name), content);
  const names = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) if (!names.has(name) && name !== MANIFEST_NAME) rmSync(join(folder, name));
  return { files: files.length, bytes: files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) };
}
