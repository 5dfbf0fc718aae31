import { readSessionJson, writeSession } from '../../hooks/browser-storage';

/** Session storage key for the pages that were reloaded, each as its path and the release that failed to load it. */
const STORAGE_KEY = 'navigation.reloaded';

/**
 * Whether a page whose code or data could not be loaded may be loaded as a whole. That helps after a new release or a
 * temporary failure. Each release may try it once per path, until the page has been shown; after that, readers see an
 * error with a retry button. False if the attempt could not be remembered, because reloads could then go on forever.
 *
 * @param release the release whose code is running
 */
export function mayReload(path: string, release: string): boolean {
  const entries = reloadedPages();
  return !entries.includes(entryOf(path, release)) && write(entries);
}

export function rememberReload(path: string, release: string): void {
  write([...reloadedPages(), entryOf(path, release)]);
}

/** Called when the page is shown, so that it can be reloaded again if it fails later. */
export function forgetReload(path: string): void {
  const entries = reloadedPages();
  const others = entries.filter((entry) => !`${String(entry)} `.startsWith(`${path} `));
  if (others.length < entries.length) write(others);
}

/** A path contains no spaces. */
const entryOf = (path: string, release: string): string => `${path} ${release}`;

function reloadedPages(): readonly unknown[] {
  const value = readSessionJson(STORAGE_KEY);
  return Array.isArray(value) ? value : [];
}

const write = (entries: readonly unknown[]): boolean => writeSession(STORAGE_KEY, JSON.stringify(entries));
