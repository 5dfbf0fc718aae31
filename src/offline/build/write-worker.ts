import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_FILE } from '../shared/names';
import { kindOf } from '../shared/requests';
import { bundleWorker } from './bundle-worker';

/** What a site needs for its worker. */
export interface WorkerParts {
  /** Whether readers can use the site offline; otherwise the worker's script removes a worker from an older release. */
  readonly isOffline: boolean;
  readonly baseUrl: string;
  /** Folder of the page data, relative to that of the site. */
  readonly dataFolder: string;
  /** Paths of the pages that are there before they have been seen, without base path and slashes at the ends. */
  readonly pages: readonly string[];
  /** Names of the scripts that a page loads, in the root folder of the site, by the name of its component's chunk. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Paths, with the base path, of sites below this one, such as `/de/`: they have workers of their own. */
  readonly foreignPaths?: readonly string[];
}

/** Place of the list of precached files in the worker's code. */
const PLACEHOLDER = 'self.__WB_MANIFEST';

/**
 * Writes the service worker into the built site. Must be called when all other files are finished.
 *
 * @param folder the built site
 * @param bundle compiles the worker's module
 * @returns bytes of what is precached, and of the worker
 * @throws Error if a file is missing
 */
export async function writeWorker(
  folder: string,
  parts: WorkerParts,
  bundle: (entry: string) => Promise<string> = bundleWorker,
): Promise<{ readonly precached: number; readonly worker: number }> {
  const { isOffline, foreignPaths = [] } = parts;
  const write = (code: string) => (writeFileSync(join(folder, WORKER_FILE), code), code.length);
  if (!isOffline) return { precached: 0, worker: write(await bundle('src/offline/worker/remove-worker.ts')) };
  const code = await bundle('src/offline/worker/worker.ts');
  const entries = precachedFiles(folder, parts).map((file) => entryOf(folder, file));
  const manifest = JSON.stringify(entries.map(({ entry }) => entry));
  const ahead = foreignPaths.length > 0 ? leaveAlone(foreignPaths) : '';
  return {
    precached: entries.reduce((sum, { size }) => sum + size, 0),
    worker: write(ahead + code.replace(PLACEHOLDER, () => manifest)),
  };
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

interface PageData {
  readonly componentChunkName: string;
  readonly staticQueryHashes?: readonly string[];
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
  const facts = data.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageData);
  const queries = facts.flatMap(({ staticQueryHashes = [] }) =>
    staticQueryHashes.map((hash) => `${dataFolder}/sq/d/${hash}.json`),
  );
  const ownScripts = facts.flatMap(({ componentChunkName }) => scripts[componentChunkName] ?? []);
  const files = [...new Set([...html, ...data, ...queries, ...ownScripts, ...sheets])];
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) throw new Error(`The service worker cannot precache ${missing.join(', ')}: no such file.`);
  return files;
}

/** The URL that readers use, and a digest, so that a page of another release is never taken for this one. */
function entryOf(folder: string, file: string) {
  const content = readFileSync(join(folder, file));
  const digest = createHash('sha256').update(content).digest('base64');
  const entry = {
    url: file.replace(/\/index\.html$/, ''),
    revision: kindOf(`/${file}`, '/', false) === 'file' ? null : digest.slice(0, 16),
    integrity: `sha256-${digest}`,
  };
  return { entry, size: content.length };
}
