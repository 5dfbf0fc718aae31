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
  /** Names of the scripts and style sheets of the search. */
  readonly searchCode: readonly string[];
  /** Paths, with the base path, of sites below this one, such as `/de/`: they have workers of their own. */
  readonly foreignPaths?: readonly string[];
}
