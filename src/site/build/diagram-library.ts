/**
 * The library that draws diagrams in the reader's browser, if none was available to the build. Bundling it again took
 * half of the time of a build.
 *
 * Relies on mermaid 11: `dist/mermaid.esm.min.mjs` and the modules in `dist/chunks` that it imports.
 */
import { dirname, join } from 'node:path';
import { version } from 'mermaid/package.json';
import type { PublishedLibrary } from './published-library';

export const diagramLibrary: PublishedLibrary = {
  name: 'mermaid',
  version,
  source: join(dirname(require.resolve('mermaid/package.json')), 'dist'),
  entry: 'mermaid.esm.min.mjs',
  chunks: ['chunks/mermaid.esm.min'],
};
