/** Session storage key for the paths of the pages that were reloaded. */
const STORAGE_KEY = 'navigation.reloaded';

/** The part of `sessionStorage` that is used here. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Decides what happens if a page's code or data could not be loaded. The page is reloaded once per path and session,
 * which helps after a new deploy or a temporary failure. After that, readers see an error with a retry button.
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
    // The reload cannot be remembered, so reloads could go on forever.
    return 'tell';
  }
  return 'reload';
}
