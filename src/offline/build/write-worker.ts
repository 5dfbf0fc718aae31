import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ManifestEntry } from 'workbox-build';
// The package itself also loads what it can do besides, such as Babel and Rollup: 0.4 seconds.
import { injectManifest } from 'workbox-build/build/inject-manifest';
import { PAGES_FILE } from '../shared/areas';
import { kindOf } from '../shared/requests';
import { SWITCH_FILE, WORKER_FILE } from '../shared/names';
import { bundleWorker } from './bundle-worker';
import type { WorkerParts } from './worker-parts';
import { listSavablePages, parsePageData } from './list-pages';

/**
 * Maximum size of all that is precached, uncompressed, but for data that all pages share, such as the sidebar, which
 * grow with the site. Most of it is in the browser's cache already.
 */
const MAX_PRECACHE = 700_000;
const SHARED_DATA = /\/sq\/d\/[^/]+$/;

/**
 * Writes the service worker, its switch and the list of pages that can be saved into the built site.
 * Must be called when all other files are finished.
 *
 * @param folder the built site
 * @param bundle compiles the worker's module
 * @returns bytes of what is precached, and of the worker
 * @throws Error if too much would be precached, or a file is missing
 */
export async function writeWorker(
  folder: string,
  parts: WorkerParts,
  bundle: (entry: string) => Promise<string> = bundleWorker,
): Promise<{ readonly precached: number; readonly worker: number }> {
  writeFileSync(join(folder, SWITCH_FILE), '{"off": false}\n');
  const target = join(folder, WORKER_FILE);
  if (!parts.isOffline) {
    writeFileSync(target, await bundle('src/offline/worker/remove-worker.ts'));
    return { precached: 0, worker: readFileSync(target).length };
  }
  const savable = listSavablePages(folder, parts);
  writeFileSync(join(folder, PAGES_FILE), `${JSON.stringify(savable)}\n`);
  const work = mkdtempSync(join(tmpdir(), 'worker-'));
  try {
    const source = join(work, WORKER_FILE);
    writeFileSync(source, await bundle('src/offline/worker/worker.ts'));
    let bounded = 0;
    const { size, warnings } = await injectManifest({
      swSrc: source,
      swDest: target,
      globDirectory: folder,
      globPatterns: precachedFiles(folder, parts),
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        (manifest) => {
          const entries = manifest.filter(({ url }) => !SHARED_DATA.test(url));
          bounded = entries.reduce((sum, entry) => sum + entry.size, 0);
          return { manifest: manifest.map((entry) => finishEntry(folder, entry)) };
        },
      ],
    });
    if (warnings.length > 0) throw new Error(warnings.join('\n'));
    if (bounded > MAX_PRECACHE)
      throw new Error(
        `The service worker would precache ${bounded} bytes; must be at most ${MAX_PRECACHE} ` +
          '(src/offline/build/write-worker.ts).',
      );
    if (parts.foreignPaths?.length)
      writeFileSync(target, leaveAlone(parts.foreignPaths) + readFileSync(target, 'utf8'));
    return { precached: size, worker: readFileSync(target).length };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/**
 * Code before all other code of the worker: it leaves requests below some paths to the browser. Those of other
 * languages have a worker of their own, which a reader's first page in that language does not have yet.
 */
function leaveAlone(paths: readonly string[]): string {
  return (
    `self.addEventListener("fetch",e=>{const p=new URL(e.request.url).pathname+"/";` +
    `if(${JSON.stringify(paths)}.some(f=>p.startsWith(f)))e.stopImmediatePropagation()});`
  );
}

/** Files to precache, relative to the folder of the site: the pages with their data, scripts and style sheets. */
function precachedFiles(folder: string, { baseUrl, dataFolder, pages, scripts }: WorkerParts): string[] {
  const html = pages.map((page) => `${page}/index.html`);
  const data = pages.map((page) => `${dataFolder}/${page}/page-data.json`);
  const sheets = html.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href = '']) => href.slice(baseUrl.length),
    ),
  );
  const facts = data.map((file) => parsePageData(readFileSync(join(folder, file), 'utf8')));
  const queries = facts.flatMap(({ staticQueryHashes = [] }) =>
    staticQueryHashes.map((hash) => `${dataFolder}/sq/d/${hash}.json`),
  );
  const ownScripts = facts.flatMap(({ componentChunkName }) => scripts[componentChunkName] ?? []);
  const files = [...new Set([...html, ...data, `${dataFolder}/app-data.json`, ...queries, ...ownScripts, ...sheets])];
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new Error(`The service worker cannot precache ${missing.join(', ')}: no such file.`);
  return files;
}

/** The URL that readers use, and a digest, so that a page of another release is never taken for this one. */
function finishEntry(folder: string, entry: ManifestEntry & { size: number }): ManifestEntry & { size: number } {
  const content = readFileSync(join(folder, entry.url));
  return {
    ...entry,
    url: entry.url.replace(/\/index\.html$/, ''),
    revision: kindOf(`/${entry.url}`, '/', false) === 'file' ? null : entry.revision,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  };
}
