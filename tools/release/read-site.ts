import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/output/build/list-files';
import { ReleaseError, type Files } from './types';

/**
 * Reads the digests of all files of a built site.
 *
 * @throws ReleaseError if the folder does not contain one
 */
export function readSite(folder: string): { readonly version: string; readonly files: Files } {
  for (const name of ['index.html', '404.html', 'headers.json'])
    if (!existsSync(join(folder, name)))
      throw new ReleaseError(`${folder} does not contain a built site (it lacks ${name}): run npm run build first.`);
  const files = digestFiles(folder);
  return { version: versionOf(files), files };
}

/** SHA-256 of each file below a folder in hexadecimal, by its path. */
export function digestFiles(folder: string): Files {
  return Object.fromEntries(listFiles(folder).map((path) => [path.slice(1), digestOf(join(folder, path))]));
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function versionOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, digest] of Object.entries(files)) hash.update(`${path}\0${digest}\n`);
  return hash.digest('hex').slice(0, 12);
}
