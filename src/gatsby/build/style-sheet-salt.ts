/**
 * Makes Gatsby render all pages again if the style sheets have changed. Pages name the sheets, but the renderer
 * contains only class names, so that Gatsby would keep pages that name deleted files.
 *
 * Relies on gatsby 5.16, which makes the renderer (stage `build-html`) after the bundles and compares the hashes of its
 * chunks with those of the previous build, and on webpack 5.98, whose `output.hashSalt` changes all of them.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Configuration } from 'webpack';

/**
 * @param config configuration of the stage `build-html`; it is modified
 * @param folder output folder, which contains the bundles of this build and no others
 */
export function saltWithStyleSheets(config: Configuration, folder: string): void {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  config.output = {
    ...config.output,
    hashSalt: createHash('sha256').update(sheets.toSorted().join('\n')).digest('hex'),
  };
}
