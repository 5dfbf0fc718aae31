import type { Navigation } from './navigation-machine';
import { createHistoryKey } from './scroll-positions';

interface EntryState {
  readonly key?: string;
}

/** Path, query and hash of the current address. */
export function currentHref(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** The key of the current history entry, which gets one if it does not have one, such as after an edit of the URL. */
export function currentKey(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = createHistoryKey();
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Makes the target of a navigation the current address. */
export function enter({ href, kind, key }: Navigation): void {
  if (kind === 'push') window.history.pushState({ key }, '', href);
  else if (kind === 'replace') window.history.replaceState({ key }, '', href);
}

/** Lets the browser load the target of a navigation, with at most one new history entry. */
export function leavePage({ href, kind }: Navigation): void {
  if (kind === 'pop' || href === currentHref()) window.location.reload();
  else if (kind === 'push') window.location.assign(href);
  else window.location.replace(href);
}
