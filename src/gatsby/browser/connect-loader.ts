import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';
import { connectRouter, renderLocation } from './shims/router';

/** The methods of Gatsby's loader that find a page by its URL. */
export type GuardedLoader = Pick<PageLoader, 'loadPage' | 'loadPageSync' | 'isPageNotFound'>;

/**
 * Connects the site's navigation to Gatsby's loader and router in `develop`. Must be called before the app is rendered.
 *
 * @returns what the navigation calls; Gatsby must wait for `ready` before it renders the first page
 */
export function connectLoader() {
  const { ___loader: loader, location } = window;
  const load = guardLoader(loader);
  return {
    load,
    read: async (path: string) => (await load(path)).json?.data,
    // Code and data are always current.
    release: '',
    prefetch: (path: string) => loader.hovering(path),
    render: renderLocation,
    connect: connectRouter,
    // Gatsby itself loads the first page with its query and past the wrapped methods, but looks for it with them. If
    // the page cannot be loaded, Gatsby shows why.
    ready: load(location.pathname).catch(() => undefined),
  };
}

/**
 * Wraps the methods of Gatsby's loader that find a page by its URL. If a page cannot be loaded, Gatsby drops query and
 * hash. That never happens, because after a failure the promise that Gatsby gets stays pending.
 *
 * @returns loads a page for the site's own navigation; rejects if that fails
 */
export function guardLoader(loader: GuardedLoader): (url: string) => Promise<PageResources> {
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  const missing = Object.entries({ loadPage, loadPageSync, isPageNotFound }).find(([, method]) => !method);
  if (missing) throw new Error(`Gatsby's loader has no ${missing[0]} any more: see src/gatsby/browser/globals.ts.`);
  /** Without the query, Gatsby fetches a page's data only once instead of for every query. */
  const pathOf = (url: string): string => url.replace(/[?#].*$/s, '');
  const load = async (url: string): Promise<PageResources> => {
    let message = STRINGS.loadError.notFetched;
    try {
      const resources = await loadPage(pathOf(url));
      if (resources && resources.status !== LOAD_ERROR) return resources;
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    throw new Error(message);
  };
  loader.loadPage = (url) => load(url).catch(() => new Promise(() => undefined));
  loader.loadPageSync = (url, options) => loadPageSync(pathOf(url), options);
  loader.isPageNotFound = (url) => isPageNotFound(pathOf(url));
  return load;
}
