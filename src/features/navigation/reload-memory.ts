/** Session storage key for the paths of the pages that were reloaded. */
const STORAGE_KEY = 'navigation.reloaded';

/** The part of `sessionStorage` that is used here. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether a page whose code or data could not be loaded may be loaded as a whole. That helps after a new release or a
 * temporary failure. It is tried once per path, until the page has been shown; after that, readers see an error with a
 * retry button. False if the attempt could not be remembered, because reloads could then go on forever.
 */
export function mayReload(path: string, store = sessionStore()): boolean {
  const paths = reloadedPaths(store);
  return !paths.includes(path) && write(paths, store);
}

export function rememberReload(path: string, store = sessionStore()): void {
  write([...reloadedPaths(store), path], store);
}

/** Called when the page is shown, so that it can be reloaded again if it fails after a later release. */
export function forgetReload(path: string, store = sessionStore()): void {
  const paths = reloadedPaths(store);
  if (paths.includes(path))
    write(
      paths.filter((other) => other !== path),
      store,
    );
}

function reloadedPaths(store: SessionStore | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(store?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Returns false if the paths cannot be stored. */
function write(paths: readonly unknown[], store: SessionStore | undefined): boolean {
  try {
    store?.setItem(STORAGE_KEY, JSON.stringify(paths));
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
