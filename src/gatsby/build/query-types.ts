/**
 * Gatsby generates the types of the queries only if a query, the schema or the file with the types has changed, because
 * it takes 2 seconds.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { env } from '../../site/build/env';
import { isPageModule } from './page-modules';

export const TYPES_FILE = 'src/gatsby-types.d.ts';
/** What the types were last generated for. */
const STAMP = '.cache/query-types-made-for';

/** True unless the types were generated for the same queries and the same schema, and have not been edited since. */
export function areTypesOutdated(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== currentStamp();
}

/** Call this when the types have been generated. */
export function rememberTypes(): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, currentStamp());
}

function currentStamp(): string {
  // Everything that determines the schema, and the queries outside of page modules, is part of the stamp of the caches.
  const hash = createHash('sha256').update(env.buildStamp ?? String(Math.random()));
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => join('src', path))
    .filter((path) => isPageModule(resolve(path)));
  for (const path of [TYPES_FILE, ...modules.toSorted()])
    if (existsSync(path)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
