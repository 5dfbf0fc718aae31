import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pageSize, scriptsOf, type BundleStats } from '../../src/output/build/budgets';
import { gzipSize } from '../../src/output/build/gzip-size';
import { listFiles } from '../../src/output/build/list-files';
import { classNamesIn, createClassNormalizer, isBundle } from './hashed-names';
import { readJson, readLines, readSearchIndex, readXml } from './read-files';
import { readPage } from './read-page';
import type { Facts, Site } from './types';

/** Files that the build writes for itself, and query results, which only the page's own code reads. */
const INTERNAL_FILES =
  /^\/(?:bundled-packages\.json|webpack\.stats\.json|chunk-map\.json|_gatsby\/|page-data\/(?:[0-9a-f]{8}\/)?(?:sq\/d\/|app-data\.json))/;
/** What consists of digests and sizes of the other files. */
const DIGESTS = /^\/sw\.js$/;
const SEARCH_INDEX = '/search-index/';

/**
 * Reads two built sites for comparison. They are read together because only the comparison shows which class names
 * contain a hash.
 *
 * @throws Error if a folder contains no built site
 */
export function readSites(before: string, after: string): readonly [Site, Site] {
  const folders = [before, after].map((folder) => ({ folder, paths: listSiteFiles(folder) }));
  const [oldNames = new Set<string>(), newNames = new Set<string>()] = folders.map(
    ({ folder, paths }) => new Set(paths.filter(isPage).flatMap((path) => classNamesIn(readText(folder, path)))),
  );
  const normalizeClassName = createClassNormalizer(oldNames, newNames);
  const [first, second] = folders.map(({ folder, paths }) => readSite(folder, paths, normalizeClassName));
  if (!first || !second) throw new Error('Expected two folders.');
  return [first, second];
}

function listSiteFiles(folder: string): string[] {
  if (!existsSync(join(folder, '404.html'))) throw new Error(`${folder} is not a built site: it contains no 404.html.`);
  return listFiles(folder).filter((path) => !INTERNAL_FILES.test(path) && !DIGESTS.test(path));
}

function isPage(path: string): boolean {
  return path.endsWith('.html');
}

function readText(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

function readSite(folder: string, paths: readonly string[], normalizeClassName: (name: string) => string): Site {
  const pages = new Map<string, Facts>();
  const files = new Map<string, Facts>();
  const sizes = new Map<string, number>();
  const sheets = new Map<string, Buffer>();
  const sheetPaths = new Map(paths.filter((path) => path.endsWith('.css')).map((path) => [basename(path), path]));
  const readSheet = (name: string): Buffer => {
    const sheet = sheets.get(name) ?? readFileSync(join(folder, sheetPaths.get(name) ?? name));
    sheets.set(name, sheet);
    return sheet;
  };
  for (const path of paths) {
    if (isPage(path)) {
      const html = readText(folder, path);
      const route = path.replace(/\/index\.html$/, '') || '/';
      pages.set(route, readPage(html, normalizeClassName));
      sizes.set(route, pageSize(html, readSheet));
    } else if (!isBundle(path) && !path.startsWith(SEARCH_INDEX))
      files.set(withoutVersion(path), readFile(folder, path));
  }
  for (const [name, size] of scriptSizes(folder)) sizes.set(name, size);
  const index = searchIndex(folder, paths);
  if (index) files.set(SEARCH_INDEX, index);
  return { pages, files, sizes };
}

/** Page data are in a folder that is named after the version of the bundles. */
function withoutVersion(path: string): string {
  return path.replace(/^\/page-data\/[0-9a-f]{8}\//, '/page-data/');
}

function readFile(folder: string, path: string): Facts {
  // The shape of a page's query results is internal to its template.
  if (path.startsWith('/page-data/')) return {};
  if (extname(path) === '.json') return readJson(readText(folder, path));
  if (extname(path) === '.xml') return readXml(readText(folder, path));
  if (['.txt', '.yaml', '.svg'].includes(extname(path))) return readLines(readText(folder, path));
  return {
    content: [
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ],
  };
}

/** Size of each template's scripts in bytes after gzip. Only Gatsby's own folder of the site lists them. */
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

function searchIndex(folder: string, paths: readonly string[]): Facts | undefined {
  const inside = paths.filter((path) => path.startsWith(SEARCH_INDEX));
  const index = inside.find((path) => /\/index\.\w+\.json$/.test(path));
  const shards = inside.filter((path) => /\/text\.\w+\.json$/.test(path));
  if (index === undefined) return undefined;
  return readSearchIndex(
    readText(folder, index),
    shards.map((path) => readText(folder, path)),
  );
}
