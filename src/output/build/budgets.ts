import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '../../site/routes';
import { readHtml } from './read-html';

/**
 * What a reader may be sent, in bytes after gzip. A budget is passed when it is exceeded by more than the tolerance.
 */
interface Budgets {
  /** The page itself and its style sheets: all that is loaded up to the load event, pictures apart. */
  readonly page: number;
  /** All scripts of a docs page. */
  readonly docScripts: number;
}

const BUDGETS: Budgets = { page: 40_000, docScripts: 110_000 };
const TOLERANCE = 1.05;

/** The part of webpack's statistics that names the files of each entry. */
export interface BundleStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Scripts that a page of a template loads: those of the app and its own. */
export function scriptsOf(stats: BundleStats, template: string): string[] {
  const groups = ['app', `component---src-templates-${template}-tsx`];
  const missing = groups.filter((name) => !(name in stats.namedChunkGroups));
  if (missing.length > 0) throw new Error(`public/webpack.stats.json names no chunk group ${missing.join(', ')}.`);
  return [
    ...new Set(groups.flatMap((name) => stats.namedChunkGroups[name]?.assets.map((asset) => asset.name) ?? [])),
  ].filter((name) => name.endsWith('.js'));
}

export function gzipSize(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length;
}

/** Bytes of a page with the sheets that it links, after gzip; sheets lie at the root of the built site. */
export function pageSize(html: string, readSheet: (name: string) => Buffer | string): number {
  const sheets = readHtml(html).assets.filter((asset) => asset.endsWith('.css'));
  return sheets.reduce((sum, asset) => sum + gzipSize(readSheet(basename(asset))), gzipSize(html));
}

/** Budgets that are passed, in words. `sizes` are pairs of what is measured and its bytes. */
export function passedBudgets(
  sizes: readonly { readonly what: string; readonly bytes: number; readonly budget: number }[],
): string[] {
  return sizes
    .filter(({ bytes, budget }) => bytes > budget * TOLERANCE)
    .map(
      ({ what, bytes, budget }) =>
        `${what} weighs ${(bytes / 1000).toFixed(1)} KB after gzip; the budget is ${(budget / 1000).toFixed(0)} KB (5 % more is tolerated)`,
    );
}

/**
 * Pages that the budget holds for: the landing page, the main doc, a category, the blog and its archive. References
 * that show a dozen calls weigh what they hold.
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

/**
 * Measures a built site. Pages that a fixture does not have are passed over. Where diagrams were left to readers, for
 * want
 * of a browser, docs pages carry what draws them: that site is no release, and its scripts have no budget.
 */
export function checkBudgets(
  folder: string,
  hasLiveDiagrams: boolean,
): { readonly problems: string[]; readonly docScripts: number; readonly largestPage: number } {
  const stats = JSON.parse(readFileSync(join(folder, 'webpack.stats.json'), 'utf8')) as BundleStats;
  const docScripts = scriptsOf(stats, 'doc').reduce((sum, name) => sum + gzipSize(readFileSync(join(folder, name))), 0);
  const pages = PAGES.map((path) => ({ path, file: join(folder, path, 'index.html') }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, file }) => ({
      what: `The page ${path}`,
      bytes: pageSize(readFileSync(file, 'utf8'), (name) => readFileSync(join(folder, name))),
      budget: BUDGETS.page,
    }));
  return {
    problems: passedBudgets([
      {
        what: 'All scripts of a docs page together',
        bytes: docScripts,
        budget: hasLiveDiagrams ? Infinity : BUDGETS.docScripts,
      },
      ...pages,
    ]),
    docScripts,
    largestPage: Math.max(0, ...pages.map(({ bytes }) => bytes)),
  };
}
