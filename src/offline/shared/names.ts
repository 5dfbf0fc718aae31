/** The service worker's script, in the site's root folder, so that it covers the whole site. */
export const WORKER_FILE = 'sw.js';

/** What the names of all caches of a site begin with. Several sites can share an origin; the bar ends the base path. */
export function cachePrefix(baseUrl: string): string {
  return `offline:${baseUrl}|`;
}

/**
 * Names of the caches. The number is that of the format: increase it when a worker cannot read what an older one kept.
 */
export function cacheNames(baseUrl: string) {
  const prefix = cachePrefix(baseUrl);
  return {
    /** HTML by path. */
    pages: `${prefix}pages-2`,
    /** Data of pages and releases. */
    data: `${prefix}data-2`,
    /** Files whose names contain a digest of their content. */
    files: `${prefix}files-2`,
    /** Files with the same name in every release: the search manifest and data of the console. */
    latest: `${prefix}latest-2`,
  };
}

/** Sent by a page to the worker once it is shown and the browser is idle. */
export interface ShownMessage {
  readonly type: 'shown';
  /** Key of the page (`requests.ts`). */
  readonly page: string;
  /** Paths and queries of the data and files that it needs. */
  readonly files: readonly string[];
}
