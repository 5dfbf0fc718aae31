import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes } from './budgets';
import { gzipSize } from './gzip-size';
import type { BuiltPage } from './links';

/** Largest sizes of a page in bytes after gzip: of its HTML, and of the data that the app loads in its place. */
const LIMITS = { html: 25_000, data: 20_000 } as const;
const KINDS = { html: 'HTML', data: 'page data' } as const;

type Sizes = Readonly<Record<keyof typeof LIMITS, number>>;

export interface PageSizes {
  /** One message for each page and limit that is exceeded, the largest first. */
  readonly problems: readonly string[];
  readonly largest: Sizes;
}

/**
 * Compares every page with the limits, which have no tolerance.
 *
 * @param dataFolder path of the folder with the data of all pages
 */
export function checkPageSizes(pages: readonly BuiltPage[], dataFolder: string): PageSizes {
  const dataFile = (path: string): string => join(dataFolder, path === '/' ? 'index' : path, 'page-data.json');
  // A page can have no data, such as the not-found page's second file.
  const dataSize = (file: string): number => (existsSync(file) ? gzipSize(readFileSync(file)) : 0);
  const sizes = pages.map(({ path, facts }) => ({ path, html: facts.bytes, data: dataSize(dataFile(path)) }));
  const kinds = ['html', 'data'] as const;
  return {
    problems: kinds.flatMap((kind) =>
      sizes
        .filter((page) => page[kind] > LIMITS[kind])
        .sort((one, other) => other[kind] - one[kind])
        .map(
          (page) =>
            `Page ${page.path}: found ${kilobytes(page[kind])} of ${KINDS[kind]} after gzip; ` +
            `must be at most ${LIMITS[kind] / 1000} KB. Shorten the page, or move a part of it to another page`,
        ),
    ),
    largest: {
      html: Math.max(0, ...sizes.map(({ html }) => html)),
      data: Math.max(0, ...sizes.map(({ data }) => data)),
    },
  };
}
