/** Key under which a session remembers the pages that it has reloaded. */
const STORAGE_KEY = 'navigation.reloaded';

/** Storage for the length of a session; `sessionStorage` fits. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Decides what happens when a page's code or data could not be loaded: once per path and session the page is
 * reloaded, which a new deploy or a temporary failure needs; after that readers see an error and a button.
 */
export function afterLoadFailure(path: string, store: SessionStore | undefined): 'reload' | 'tell' {
  let reloaded: unknown;
  try {
    reloaded = JSON.parse(store?.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    reloaded = [];
  }
  const paths = Array.isArray(reloaded) ? reloaded : [];
  if (!store || paths.includes(path)) return 'tell';
  try {
    store.setItem(STORAGE_KEY, JSON.stringify([...(paths as unknown[]), path]));
  } catch {
    // Nothing can be remembered: a reload could go on for ever.
    return 'tell';
  }
  return 'reload';
}
