/**
 * The shell that runs the commands of lessons in the reader's browser.
 *
 * Relies on just-bash 3: `dist/bundle/browser.js` is one module without imports.
 */
import { join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import type { PublishedLibrary } from './published-library';

/** Its own description does not export this file. */
const FOLDER = resolve('node_modules/just-bash');
const { version } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as { readonly version: string };

export const shellLibrary: PublishedLibrary = {
  name: 'just-bash',
  version,
  source: join(FOLDER, 'dist/bundle'),
  entry: 'browser.js',
};
