import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSize, pageSize, scriptsOf, type BundleStats } from '../../src/output/build/budgets';
import { classNamer, classNamesIn, isBundle } from './hashed-names';
import { readJson, readLines, readSearchIndex, readXml } from './read-files';
import { readPage } from './read-page';
import type { Facts, Site } from './types';

/** What the build writes for itself, and results of queries, which only the page's own code reads. */
const OWN_FILES = /^\/(?:webpack\.stats\.json|chunk-map\.json|_gatsby\/|page-data\/(?:sq\/d\/|app-data\.json))/;
const SEARCH_INDEX = '/search-index/';

/** Reads two built sites for their comparison: which class names carry a digest shows only beside the other site. */
export function readSites(before: string, after: string): readonly [Site, Site] {
  const folders = [before, after].map((folder) => ({ folder, addresses: listFiles(folder) }));
  const [old = new Set<string>(), fresh = new Set<string>()] = folders.map(
    ({ folder, addresses }) =>
      new Set(addresses.filter(isPage).flatMap((address) => classNamesIn(readText(folder, address)))),
  );
  const nameClass = classNamer(old, fresh);
  const [first, second] = folders.map(({ folder, addresses }) => readSite(folder, addresses, nameClass));
  if (!first || !second) throw new Error('Expected two folders.');
  return [first, second];
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(folder, '404.html'))) throw new Error(`${folder} contains no built site: it has no 404.html.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder).length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((address) => !OWN_FILES.test(address))
    .sort();
}

function isPage(address: string): boolean {
  return address.endsWith('.html');
}

function readText(folder: string, address: string): string {
  return readFileSync(join(folder, address), 'utf8');
}

function readSite(folder: string, addresses: readonly string[], nameClass: (name: string) => string): Site {
  const pages = new Map<string, Facts>();
  const files = new Map<string, Facts>();
  const sizes = new Map<string, number>();
  const sheets = new Map<string, Buffer>();
  const readSheet = (name: string): Buffer => {
    const sheet = sheets.get(name) ?? readFileSync(join(folder, name));
    sheets.set(name, sheet);
    return sheet;
  };
  for (const address of addresses) {
    if (isPage(address)) {
      const html = readText(folder, address);
      const path = address.replace(/\/index\.html$/, '') || '/';
      pages.set(path, readPage(html, nameClass));
      sizes.set(path, pageSize(html, readSheet));
    } else if (!isBundle(address) && !address.startsWith(SEARCH_INDEX)) files.set(address, readFile(folder, address));
  }
  for (const [name, size] of scriptSizes(folder)) sizes.set(name, size);
  const index = searchIndex(folder, addresses);
  if (index) files.set(SEARCH_INDEX, index);
  return { pages, files, sizes };
}

function readFile(folder: string, address: string): Facts {
  // The results of a page's queries have the shape that its template asks for.
  if (address.startsWith('/page-data/')) return {};
  if (extname(address) === '.json') return readJson(readText(folder, address));
  if (extname(address) === '.xml') return readXml(readText(folder, address));
  if (['.txt', '.yaml', '.svg'].includes(extname(address))) return readLines(readText(folder, address));
  return {
    content: [
      createHash('sha256')
        .update(readFileSync(join(folder, address)))
        .digest('hex'),
    ],
  };
}

/** Scripts of each template, after gzip. */
function scriptSizes(folder: string): [string, number][] {
  const path = join(folder, 'webpack.stats.json');
  if (!existsSync(path)) return [];
  const stats = JSON.parse(readFileSync(path, 'utf8')) as BundleStats;
  return Object.keys(stats.namedChunkGroups)
    .flatMap((name) => /^component---src-templates-(.+)-tsx$/.exec(name)?.[1] ?? [])
    .map((template) => [
      `scripts of ${template}`,
      scriptsOf(stats, template).reduce((sum, name) => sum + gzipSize(readFileSync(join(folder, name))), 0),
    ]);
}

function searchIndex(folder: string, addresses: readonly string[]): Facts | undefined {
  const inside = addresses.filter((address) => address.startsWith(SEARCH_INDEX));
  const index = inside.find((address) => /\/index\.\w+\.json$/.test(address));
  const shards = inside.filter((address) => /\/text\.\w+\.json$/.test(address));
  if (index === undefined) return undefined;
  return readSearchIndex(
    readText(folder, index),
    shards.map((address) => readText(folder, address)),
  );
}
