import { LOAD_ERROR, type PageLoader } from './globals';

/** What the site does about the pages that Gatsby loads. */
export interface LoadEvents {
  /** False while there is only the static HTML: then no failure changes what readers see. */
  readonly isAppShown: () => boolean;
  readonly onStart: (path: string) => void;
  readonly onFailure: (path: string, message: string) => void;
}

/** What the site asks of Gatsby in the browser. */
export interface GatsbyNavigation {
  readonly navigate: (to: string, options: { replace: boolean }) => void;
  /** Loads a page's code and data ahead. */
  readonly prefetch: (path: string) => void;
}

/**
 * Connects the site's navigation with Gatsby's loader and navigation, before the app is rendered.
 *
 * @param notFoundPath path of the not-found page
 */
export function connectLoader(events: LoadEvents, notFoundPath: string): GatsbyNavigation {
  const { ___loader: loader, pagePath, location } = window;
  guardLoader(loader, events, {
    notFoundPath,
    // Where the server has answered with the not-found page.
    missingPath: pagePath === notFoundPath ? location.pathname : null,
  });
  return {
    navigate: (to, options) => window.___navigate(to, options),
    prefetch: (path) => loader.hovering(path),
  };
}

/**
 * Replaces the two methods of Gatsby's loader that give it pages. Gatsby drops query and hash when a page cannot be
 * loaded, and throws when that is the first page, although its static HTML is perfectly readable. Here the site
 * decides;
 * the first page stays as it is. Gatsby's own fallback never runs, because after a failure its promise stays open.
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
   * Path of the page whose data an address needs: the same for every query, for each of which Gatsby would fetch it
   * again.
   * For an address without a page Gatsby would ask for data that cannot be there.
   */
  const servedPath = (address: string): string => {
    const path = address.replace(/[?#].*$/s, '');
    return path === paths.missingPath ? paths.notFoundPath : path;
  };
  loader.loadPage = async (address) => {
    const path = servedPath(address);
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
  loader.loadPageSync = (address, options) => loadPageSync(servedPath(address), options);
}
