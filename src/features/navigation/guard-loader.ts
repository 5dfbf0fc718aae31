import { routes } from '../../site/routes';
import { afterLoadFailure } from './load-failure';
import { LOAD_ERROR, pageLoader } from './gatsby-globals';
import { emitNavigation } from './navigation-events';

function sessionStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Path of the document that the server sent. */
let firstPath = '';

/** Where the reader is going: set by a click; the address bar's own after back and forward. */
let destination: string | null = null;

/** Remembers the whole address of a navigation, so that a full load can keep query and hash. */
export function setDestination(href: string | null): void {
  destination = href;
}

/**
 * Stands between Gatsby and its loader. Gatsby itself drops query and hash when a page cannot be loaded, and throws
 * when that is the first page, of which the static HTML is perfectly readable. Here the target is loaded anew, once per
 * path and session; then readers see an error with a button. The first page stays as it is. Gatsby's own fallback never
 * runs, because after a failure its promise stays open.
 */
export function guardLoader(): void {
  firstPath = window.location.pathname;
  const loader = pageLoader();
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = async (address) => {
    const path = servedPath(address);
    const isFirst = !isAppShown();
    if (!isFirst && path !== shownPath) emitNavigation({ type: 'start', path });
    let message = 'Its files could not be fetched.';
    try {
      const resources = await loadPage(path);
      if (resources && resources.status !== LOAD_ERROR) return resources;
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    if (!isFirst) handleFailure(path, message);
    return new Promise(() => undefined);
  };
  loader.loadPageSync = (address, options) => loadPageSync(servedPath(address), options);
}

/**
 * Path of the page whose data an address needs: the same for every query, for each of which Gatsby itself would fetch it
 * again. Where the server has answered with the not-found page, that one: Gatsby would ask for data that cannot be there.
 */
function servedPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return path === firstPath && window.pagePath === routes.notFound() ? routes.notFound() : path;
}

/** Path of the page that the app shows; null until it has taken over the first one. */
let shownPath: string | null = null;

/** Tells the guard which page is shown now. */
export function setShownPath(path: string): void {
  shownPath = path;
}

/** False while there is only the static HTML: then no navigation of the app would change what readers see. */
export function isAppShown(): boolean {
  return shownPath !== null;
}

function handleFailure(path: string, message: string): void {
  const { pathname, search, hash } = window.location;
  const href = destination ?? (pathname === path ? pathname + search + hash : path);
  if (afterLoadFailure(path, sessionStore()) === 'reload') {
    if (href === pathname + search + hash) window.location.reload();
    else window.location.assign(href);
    return;
  }
  emitNavigation({ type: 'failed', href, message });
}
