/**
 * Lets Gatsby drop its caches if anything has changed that they depend on, of which it knows only a part.
 *
 * Relies on gatsby 5.16 (`dist/services/initialize.js`), which after `onPreInit` deletes its caches if its state has no
 * hash of plugins, and deletes parts of `public` if it finds that without its caches.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Store } from 'gatsby';
import { env } from '../../site/build/env';

/** Not in `.cache`, which Gatsby clears. */
const STAMP_FILE = join('.tmp', 'caches-made-with');

/**
 * @param project root folder of the project
 * @param stamp hash of what the caches depend on; without one, they are dropped each time
 */
export function dropStaleCaches({ dispatch }: Pick<Store, 'dispatch'>, project = '.', stamp = env.buildStamp): void {
  const file = join(project, STAMP_FILE);
  if (stamp !== undefined && readOptional(file) === stamp) return;
  for (const folder of ['public', join('.cache', 'caches-lmdb')])
    rmSync(join(project, folder), { recursive: true, force: true });
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp ?? '');
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
