import type { SitePath } from '../../site/routes';

/** Id of the data block that lists the bundles. */
export const BUNDLES_ID = 'app-bundles';
/** Name of the meta element with the page's own path. */
export const PAGE_PATH_META = 'page-path';

/** What the starter needs to know about the site. */
export interface StarterSettings {
  readonly baseUrl: string;
  /** Path of the not-found page's file, the only URL in which `.html` remains. */
  readonly notFoundUrl: SitePath;
  /** Whether the banner suggests another base path if no file of the site could be loaded. */
  readonly showBaseUrlIssue: boolean;
  /** Values of `KeyboardEvent.key` that open the search, after `^` if they need Ctrl or Cmd: `['/', '^k']`. */
  readonly searchKeys: readonly string[];
}

/** What the starter needs to know about the bundles. */
export interface BundleList {
  readonly compilationHash: string;
  /** URLs of the scripts in the order in which they must run. */
  readonly scripts: readonly string[];
}
