import { LOAD_ERROR, type PageLoader } from './globals';

/** Callbacks for the pages that Gatsby loads. */
export interface LoadEvents {
  /** False while only the static HTML is shown: until then, a failure changes nothing on the screen. */
  readonly isAppShown: () => boolean;
  readonly onStart: (path: string) => void;
  readonly onFailure: (path: string, message: string) => void;
}

/** The functions of Gatsby that the site calls in the browser. */
export interface GatsbyNavigation {
  readonly navigate: (to: string, options: { replace: boolean }) => void;
  /** Prefetches a page's code and data. */
  readonly prefetch: (path: string) => void;
}

/**
 * Connects the site's navigation to Gatsby's loader and navigation. Must be called before the app is rendered.
 *
 * @param notFoundPath path of the not-found page
 */
export function connectLoader(events: LoadEvents, notFoundPath: string): GatsbyNavigation {
  const { ___loader: loader, pagePath, location } = window;
  guardLoader(loader, events, {
    notFoundPath,
    // Set if the server responded with the not-found page.
    missingPath: pagePath === notFoundPath ? location.pathname : null,
  });
  return {
    navigate: (to, options) => window.___navigate(to, options),
    prefetch: (path) => loader.hovering(path),
  };
}

/**
 * Wraps the two methods of Gatsby's loader that return pages. If a page cannot be loaded, Gatsby drops query and hash,
 * and if it is the first page, it throws, although the static HTML is perfectly readable. Instead, `events.onFailure`
 * decides what happens, and the first page is left alone. Gatsby's own fallback never runs, because after a failure its
 * promise stays pending.
 */
export function guardLoader(
  loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>,
  events: LoadEvents,
  paths: { readonly notFoundPath: string; readonly missingPath: string | null },
): void {
  const { loadPage, loadPageSync } = loader;
  if (typeof loadPage !== 'function' || typeof loadPageSync !== 'function')
    throw new Error("Gatsby's loader has no loadPage or loadPageSync any more: see src/gatsby/browser/globals.ts.");
  /**
   * Path of the page whose data a URL needs. Without the query, Gatsby fetches it only once instead of for every query.
   * For a URL without a page, Gatsby would request data that does not exist.
   */
  const servedPath = (url: string): string => {
    const path = url.replace(/[?#].*$/s, '');
    return path === paths.missingPath ? paths.notFoundPath : path;
  };
  loader.loadPage = async (url) => {
    const path = servedPath(url);
    const isFirst = !events.isAppShown();
    if (!isFirst) events.onStart(path);
    let message = 'Its files could not be fetched.';
    try {
      const resources = await loadPage(path);
      if (resources && resources.status !== LOAD_ERROR) return resources;
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    if (!isFirst) events.onFailure(path, message);
    return new Promise(() => undefined);
  };
  loader.loadPageSync = (url, options) => loadPageSync(servedPath(url), options);
}
