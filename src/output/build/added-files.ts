import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keep, recall } from '../../site/build/remember';

/** The files of the last build, by their path in the site. Without the same stamp, the folder is new. */
const LAST = 'added-files';

/**
 * Writes files into the built site, and removes what the last build has added and this one has not: Gatsby goes on with
 * the same folder, and only knows its own files.
 *
 * @param files by their path in the site, which begins with a slash
 */
export function addFiles(
  folder: string,
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
): void {
  const added = new Set(files.map(([path]) => path));
  for (const path of recall<readonly string[]>(LAST, '') ?? [])
    if (!added.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  keep(LAST, '', [...added]);
}
