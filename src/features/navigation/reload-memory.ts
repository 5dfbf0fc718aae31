/** Session storage key for the pages that were reloaded, each as its path and the release that failed to load it. */
const STORAGE_KEY = 'navigation.reloaded';

/** The part of `sessionStorage` that is used here. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a page whose code or data could not be loaded may be loaded as a whole. That helps after a new release or a
 * temporary failure. Each release may try it once per path, until the page has been shown; after that, readers see an
 * error with a retry button. False if the attempt could not be remembered, because reloads could then go on forever.
 *
 * @param release the release whose code is running
 */
export function mayReload(path: string, release: string, store = sessionStore()): boolean {
  const entries = reloadedPages(store);
  return !entries.includes(entryOf(path, release)) && write(entries, store);
}

export function rememberReload(path: string, release: string, store = sessionStore()): void {
  write([...reloadedPages(store), entryOf(path, release)], store);
}

/** Called when the page is shown, so that it can be reloaded again if it fails later. */
export function forgetReload(path: string, store = sessionStore()): void {
  const entries = reloadedPages(store);
  const others = entries.filter((entry) => !`${String(entry)} `.startsWith(`${path} `));
  if (others.length < entries.length) write(others, store);
}

/** A path contains no spaces. */
const entryOf = (path: string, release: string): string => `${path} ${release}`;

function reloadedPages(store: SessionStore | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Returns false if the pages cannot be stored. */
function write(entries: readonly unknown[], store: SessionStore | undefined): boolean {
  try {
    store?.setItem(STORAGE_KEY, JSON.stringify(entries));
    return store !== undefined;
  } catch {
    return false;
  }
}

function sessionStore(): SessionStore | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
