/**
 * Lets Gatsby's loader read page data from the folder of the version that is running, `/page-data/VERSION` (ADR 15).
 * Pages name the version in their data block, so that bundles need not contain it.
 *
 * Relies on gatsby 5.16 (`cache-dir/loader.js`), in which the paths of page data, of the results of static queries and
 * of `app-data.json` are template literals that begin alike, and on webpack 5.98, which calls the default export of a
 * loader with the source text of a module.
 */
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';

const LOADER = /[\\/]\.cache[\\/]loader\.js$/;
const BEFORE = '`${__PATH_PREFIX__}/page-data/';
const AFTER = `${BEFORE}\${window.___webpackCompilationHash}/`;
/** Page data, results of static queries, `app-data.json`. */
const PLACES = 3;

/**
 * @param config configuration of the stage `build-javascript`; it is modified
 * @param file path of this module
 */
export function loadVersionedData(config: Configuration, file: string): void {
  config.module ??= {};
  (config.module.rules ??= []).push({ test: LOADER, enforce: 'pre', use: { loader: resolve(file) } });
}

/** @throws Error if Gatsby's loader names other paths */
export default function insertVersion(source: string): string {
  const parts = source.split(BEFORE);
  if (parts.length - 1 !== PLACES)
    throw new Error(
      `Gatsby's loader names ${parts.length - 1} paths of page data instead of ${PLACES}: ` +
        'see src/gatsby/build/versioned-data.ts and maintaining/upgrading.md.',
    );
  return parts.join(AFTER);
}
