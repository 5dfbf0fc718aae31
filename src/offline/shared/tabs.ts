/** What the worker knows about an open page. */
export interface Tab {
  /** `loading` until the app runs: what it requests until then must belong to the page's HTML. */
  readonly phase: 'loading' | 'running';
  /** Where the HTML came from. */
  readonly source: 'network' | 'cache' | 'precache';
  /** Release of the pages that the app can show; undefined if it is not known. */
  readonly release?: string;
  /** Digest of the page's HTML and data if they came from the cache. */
  readonly digest?: string;
}

/**
 * Where the data for a tab comes from. While a page starts, its data must come from where its HTML came from, so that
 * HTML of one release never meets data of another. Later the network comes first. A tab that the worker does not know
 * was open before it.
 */
export function dataSource(tab: Tab | undefined): 'network' | 'cache' | 'network-first' {
  if (tab === undefined || tab.phase === 'running') return 'network-first';
  return tab.source === 'network' ? 'network' : 'cache';
}

/** True if kept data may be shown in a tab: data of its release, and when it starts, of its very page. */
export function belongsTo(tab: Tab | undefined, kept: { readonly release: string; readonly digest?: string }): boolean {
  if (tab?.release === undefined || tab.release !== kept.release) return false;
  return tab.phase === 'running' || tab.digest === undefined || kept.digest === undefined || tab.digest === kept.digest;
}

/**
 * The tab once its app runs.
 *
 * @param seen the page that it shows, as it was kept just now; undefined if it could not be kept
 */
export function runningTab(
  tab: Tab | undefined,
  compilationHash: string,
  seen: { readonly release: string; readonly compilationHash: string } | undefined,
): Tab {
  // After a release, the page is kept as it is now, but the code that runs in the tab cannot show it.
  const release = seen?.compilationHash === compilationHash ? seen.release : tab?.release;
  return { phase: 'running', source: tab?.source ?? 'network', ...(release === undefined ? {} : { release }) };
}
