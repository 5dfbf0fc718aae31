/**
 * The library that draws diagrams in the reader's browser, if none was available to the build. Published as its authors
 * bundled it, because bundling it again took half of the time of a build.
 *
 * Relies on mermaid 11: `dist/mermaid.esm.min.mjs` and the modules in `dist/chunks` that it imports.
 */
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version } from 'mermaid/package.json';
import { siteConfig } from '../config/site-config';

const ENTRY = 'mermaid.esm.min.mjs';
const CHUNKS = 'chunks/mermaid.esm.min';
/** The name contains the version, because files in `static` never change (src/output/build/headers.ts). */
const FOLDER = `static/mermaid-${version}`;

/** URL path of the library's module. */
export const DIAGRAM_LIBRARY = `${siteConfig.baseUrl}${FOLDER}/${ENTRY}`;

/** @param site folder of the built site */
export function publishDiagramLibrary(site: string): void {
  const source = join(dirname(require.resolve('mermaid/package.json')), 'dist');
  for (const path of [ENTRY, CHUNKS])
    cpSync(join(source, path), join(site, FOLDER, path), { recursive: true, filter: (file) => !file.endsWith('.map') });
}
