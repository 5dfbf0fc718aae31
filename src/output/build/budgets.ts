import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { gzipSize } from './gzip-size';
import { readHtml } from './read-html';

/** Maximum sizes of what is sent to a reader, in bytes after gzip. */
interface Budgets {
  /** The page itself and its style sheets: everything that is loaded before the load event, except images. */
  readonly page: number;
  /** All scripts of a docs page. */
  readonly docScripts: number;
  /** What is added to them on a site that asks whether pages help. */
  readonly question: number;
  /** Everything that opening the console of a call loads: its code, its style sheets and the data of the call. */
  readonly console: number;
}

/** Those of scripts are what the largest of our builds has, to 0.1 KB. Pages grow with their texts. */
const BUDGETS: Budgets = { page: 40_000, docScripts: 106_300, question: 2_000, console: 39_000 };

/** The part of webpack's statistics that names the files of each entry. */
export interface BundleStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Reads webpack's statistics, which Gatsby writes into the built site. */
export function readBundleStats(folder: string): BundleStats {
  return JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')) as BundleStats;
}

/**
 * Scripts that a page with this template loads: those of the app and the template's own.
 *
 * @throws Error if the statistics lack one of the chunk groups
 */
export function scriptsOf(stats: BundleStats, template: string): string[] {
  return scriptsOfChunk(stats, `component---src-templates-${template}-tsx`);
}

/** Scripts that a page loads, by the name of its component's chunk, as in Gatsby's data of the page. */
export function scriptsByChunk(stats: BundleStats): Record<string, string[]> {
  const names = Object.keys(stats.namedChunkGroups).filter((name) => name.startsWith('component---'));
  return Object.fromEntries(names.map((name) => [name, scriptsOfChunk(stats, name)]));
}

const scriptsOfChunk = (stats: BundleStats, chunk: string): string[] =>
  filesOfChunks(stats, 'app', chunk).filter((name) => name.endsWith('.js'));

/**
 * Scripts and style sheets of chunks.
 *
 * @throws Error if the statistics lack one of the chunks
 */
function filesOfChunks(stats: BundleStats, ...chunks: string[]): string[] {
  const names = chunks.flatMap((chunk) => {
    const group = stats.namedChunkGroups[chunk];
    if (!group) throw new Error(`public/webpack.stats.json has no chunk group ${chunk}.`);
    return group.assets.map(({ name }) => name);
  });
  return [...new Set(names)].filter((name) => /\.(?:js|css)$/.test(name));
}

/** Size for messages, such as `26.6 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Bytes of a page and its linked style sheets after gzip. Style sheets are in the root folder of the built site. */
export function pageSize(html: string, readSheet: (name: string) => Buffer | string): number {
  const sheets = readHtml(html).assets.filter((asset) => asset.endsWith('.css'));
  return sheets.reduce((sum, asset) => sum + gzipSize(readSheet(basename(asset))), gzipSize(html));
}

/** Returns a message for each budget that is exceeded. */
export function exceededBudgets(
  sizes: readonly { readonly what: string; readonly bytes: number; readonly budget: number }[],
): string[] {
  return sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ what, bytes, budget }) =>
        `${what}: found ${kilobytes(bytes)} after gzip; must be at most ${kilobytes(budget)}`,
    );
}

/**
 * Pages that the budget applies to: the home page, two main docs, a category page, the blog, its archive and the
 * release notes. References with a dozen API calls are exempt, because their size depends on their content.
 */
const PAGES = [
  routes.home(),
  routes.overview(),
  routes.quickStart(),
  '/docs/sdks/js/features',
  routes.blog(),
  routes.blogArchive(),
  routes.releaseNotes(),
];

/** Bytes that the console of the call with the most data loads, after gzip. */
function consoleSize(folder: string, stats: BundleStats): number {
  const sizeOf = (name: string): number => gzipSize(readFileSync(join(folder, name)));
  const calls = join(folder, 'console');
  // Calls of a version of the docs that is not the last one are in a folder of their own.
  const files = existsSync(calls) ? readdirSync(calls, { recursive: true, encoding: 'utf8' }) : [];
  const data = files.filter((name) => name.endsWith('.json')).map((name) => sizeOf(join('console', name)));
  return filesOfChunks(stats, 'console').reduce((sum, name) => sum + sizeOf(name), Math.max(0, ...data));
}

/** Measures a built site. Pages that a fixture does not have are skipped. */
export function checkBudgets(folder: string): {
  readonly problems: string[];
  readonly docScripts: number;
} {
  const stats = readBundleStats(folder);
  const docScripts = scriptsOf(stats, 'doc').reduce((sum, name) => sum + gzipSize(readFileSync(join(folder, name))), 0);
  const pages = PAGES.map((path) => ({ path, file: join(folder, path, 'index.html') }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, file }) => ({
      what: `Page ${path}`,
      bytes: pageSize(readFileSync(file, 'utf8'), (name) => readFileSync(join(folder, name))),
      budget: BUDGETS.page,
    }));
  return {
    problems: exceededBudgets([
      {
        what: 'All scripts of a docs page together',
        bytes: docScripts,
        budget: BUDGETS.docScripts + (siteConfig.feedback ? BUDGETS.question : 0),
      },
      { what: 'The console of a call', bytes: consoleSize(folder, stats), budget: BUDGETS.console },
      ...pages,
    ]),
    docScripts,
  };
}
