import { afterLoadFailure } from './load-failure';
import { emitNavigation } from './navigation-events';

/** Where the reader is going: set by a click; null for back and forward, which change the address bar themselves. */
let destination: string | null = null;

/** Remembers the whole address of a navigation, so that a full load can keep query and hash. */
export function setDestination(href: string | null): void {
  destination = href;
}

/** Path of the page that the app shows; null until it has hydrated the first one. */
let shownPath: string | null = null;

export function setShownPath(path: string): void {
  shownPath = path;
}

/** False while there is only the static HTML: then no navigation of the app would change what readers see. */
export function isAppShown(): boolean {
  return shownPath !== null;
}

/** Called when a page is about to be loaded. */
export function handleLoadStart(path: string): void {
  if (path !== shownPath) emitNavigation({ type: 'start', path });
}

/** Called when a page could not be loaded: it is reloaded once per session; then readers see an error with a button. */
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
