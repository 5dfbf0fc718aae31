import { afterLoadFailure } from './load-failure';
import { emitNavigation } from './navigation-events';

/** Target URL of the navigation, set by a click; null for back and forward, which change the address bar themselves. */
let destination: string | null = null;

/** Remembers the whole URL of a navigation, so that a full load can keep query and hash. */
export function setDestination(href: string | null): void {
  destination = href;
}

/** Path of the page that the app shows; null until the first page is hydrated. */
let shownPath: string | null = null;

export function setShownPath(path: string): void {
  shownPath = path;
}

/** False while there is only the static HTML, because then the app's navigation does not change what readers see. */
export function isAppShown(): boolean {
  return shownPath !== null;
}

/** Called when a page is about to be loaded. */
export function handleLoadStart(path: string): void {
  if (path !== shownPath) emitNavigation({ type: 'start', path });
}

/**
 * Called when a page could not be loaded. Reloads it, or shows an error with a retry button: see `afterLoadFailure`.
 */
export function handleLoadFailure(path: string, message: string): void {
  const { pathname, search, hash } = window.location;
  const href = destination ?? (pathname === path ? pathname + search + hash : path);
  if (afterLoadFailure(path, sessionStore()) === 'reload') {
    if (href === pathname + search + hash) window.location.reload();
    else window.location.assign(href);
    return;
  }
  emitNavigation({ type: 'failed', href, message });
}

function sessionStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
