/** The service worker's script, in the site's root folder, so that it covers the whole site. */
export const WORKER_FILE = 'sw.js';
/** The switch with which the host turns off every worker: it does so with the content `{"off": true}`. */
export const SWITCH_FILE = 'sw-off.json';

/** Headers that a kept page has in the cache, in addition to those of the host. */
export const KEPT = {
  title: 'x-kept-title',
  /** Digest of the data that all pages of a release share. */
  release: 'x-kept-release',
  /** Digest of the page, its own data and its release: the page's HTML is only ever used with this data. */
  digest: 'x-kept-digest',
  /** Milliseconds since 1970. */
  at: 'x-kept-at',
  /** Bytes of the page and its own data, uncompressed. */
  bytes: 'x-kept-bytes',
} as const;

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
    pages: `${prefix}pages-1`,
    /** Data of pages and releases. */
    data: `${prefix}data-1`,
    /** Files whose names contain a digest of their content. */
    files: `${prefix}files-1`,
    /** The search manifest and what the worker remembers about tabs. */
    state: `${prefix}state-1`,
  };
}

/** What a page and its release have in common in all messages to the worker. */
interface PageMessage {
  /** Path of the page, as in the address, with the base path. */
  readonly path: string;
  /** Identifies the scripts that are running. */
  readonly compilationHash: string;
  /** Path and query of the release's `app-data.json`, from which those of the other data follow. */
  readonly appData: string;
}

/** Sent by a page to the worker once it is shown and the browser is idle. */
export interface SeenMessage extends PageMessage {
  readonly type: 'seen';
  /** Paths of the files that the page has loaded. */
  readonly files: readonly string[];
  /** False for readers who save data: then only what the browser has already loaded is kept. */
  readonly mayFetch: boolean;
}

/** Asks the worker to keep a page of an area that the reader saves. It answers with `SaveAnswer`. */
export interface SaveMessage extends PageMessage {
  readonly type: 'save';
  /** Paths of files that the page needs in addition to those that its HTML names. */
  readonly files: readonly string[];
}

/** `full` if there is no room. */
export type SaveAnswer = 'kept' | 'failed' | 'full';

/** Asks the worker to remove pages that neither belong to a saved area nor were seen lately. It answers with `done`. */
export interface TidyMessage {
  readonly type: 'tidy';
  /** Paths of pages that are to be removed in any case, with the base path. */
  readonly remove: readonly string[];
}

export type WorkerMessage = SeenMessage | SaveMessage | TidyMessage;
