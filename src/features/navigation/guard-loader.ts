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
  const loader = pageLoader();
  const load = loader.loadPage;
  let isFirst = true;
  loader.loadPage = async (path) => {
    const first = isFirst;
    isFirst = false;
    const target = path.replace(/[?#].*$/s, '');
    if (!first && target !== shownPath) emitNavigation({ type: 'start', path: target });
    let message = 'Its files could not be fetched.';
    try {
      const resources = await load(path);
      if (resources && resources.status !== LOAD_ERROR) return resources;
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    if (!first) handleFailure(target, message);
    return new Promise(() => undefined);
  };
}

let shownPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** Tells the guard which page is shown now. */
export function setShownPath(path: string): void {
  shownPath = path;
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
