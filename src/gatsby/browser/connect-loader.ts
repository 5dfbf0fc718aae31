import { LOAD_ERROR, type PageLoader, type PageResources } from './globals';
import { connectRouter, renderLocation } from './shims/router';

/** What the site's navigation calls in the browser. */
export interface GatsbyNavigation {
  /** Loads a page, and says whether it belongs to the same release of the site as the code that is running. */
  readonly load: (path: string) => Promise<'current' | 'outdated'>;
  /** The release whose code is running. */
  readonly release: string;
  /** Loads a page, and returns its data as the page's query selects it. Rejects if that fails. */
  readonly read: (path: string) => Promise<unknown>;
  /** Prefetches a page's code and data. */
  readonly prefetch: (path: string) => void;
  readonly render: typeof renderLocation;
  readonly connect: typeof connectRouter;
  /** What Gatsby must wait for before it renders the first page. */
  readonly ready: Promise<unknown> | undefined;
}

/**
 * Connects the site's navigation to Gatsby's loader and router. Must be called before the app is rendered.
 *
 * @param notFoundPath path of the not-found page
 * @param offlinePath path of the page that is shown without a network in place of one that is not there
 */
export function connectLoader(notFoundPath: string, offlinePath: string): GatsbyNavigation {
  const { ___loader: loader, pagePath, location } = window;
  const isStandIn = pagePath === notFoundPath || pagePath === offlinePath;
  const load = guardLoader(loader, {
    standIn: isStandIn ? { page: pagePath, path: location.pathname, isTemporary: pagePath === offlinePath } : null,
  });
  // Gatsby would put the path of the offline page into the address, which must stay so that reloading tries again.
  if (pagePath === offlinePath) delete window.pagePath;
  return {
    load: async (path) => releaseOf(await load(path)),
    read: async (path) => (await load(path)).json?.data,
    release: window.___webpackCompilationHash ?? '',
    prefetch: (path) => loader.hovering(path),
    render: renderLocation,
    connect: connectRouter,
    // In `develop`, Gatsby itself loads the first page with its query and past the wrapped methods, but looks for it
    // with them. If the page cannot be loaded, Gatsby shows why.
    ready: process.env.NODE_ENV === 'development' ? load(location.pathname).catch(() => undefined) : undefined,
  };
}

/** While the site is being developed, code and data are always current. */
function releaseOf({ page }: PageResources): 'current' | 'outdated' {
  const isCurrent =
    process.env.NODE_ENV === 'development' || page?.webpackCompilationHash === window.___webpackCompilationHash;
  return isCurrent ? 'current' : 'outdated';
}

/** The page in the HTML if it is shown in place of that of the address. */
interface StandIn {
  readonly page: string;
  /** Path of the address. */
  readonly path: string;
  /** Whether the page of the address may be there at the next attempt. */
  readonly isTemporary: boolean;
}

/** The methods of Gatsby's loader that find a page by its URL. */
export type GuardedLoader = Pick<PageLoader, 'loadPage' | 'loadPageSync' | 'isPageNotFound'>;

/**
 * Wraps the methods of Gatsby's loader that find a page by its URL. If a page cannot be loaded, Gatsby drops query and
 * hash, and if it is the first page, it throws, although the static HTML is perfectly readable. This fallback never
 * runs, because after a failure the promise that Gatsby gets stays pending. Gatsby itself only loads the first page.
 *
 * @returns loads a page for the site's own navigation; rejects if that fails
 */
export function guardLoader(
  loader: GuardedLoader,
  first: { readonly standIn: StandIn | null },
): (url: string) => Promise<PageResources> {
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  let { standIn } = first;
  const missing = Object.entries({ loadPage, loadPageSync, isPageNotFound }).find(([, method]) => !method);
  if (missing) throw new Error(`Gatsby's loader has no ${missing[0]} any more: see src/gatsby/browser/globals.ts.`);
  /**
   * Path of the page whose data a URL needs. Without the query, Gatsby fetches it only once instead of for every query.
   * For a URL without a page, Gatsby would request data that does not exist.
   */
  const servedPath = (url: string): string => {
    const path = url.replace(/[?#].*$/s, '');
    return path === standIn?.path ? standIn.page : path;
  };
  const load = async (url: string): Promise<PageResources> => {
    let message = STRINGS.loadError.notFetched;
    try {
      const resources = await loadPage(servedPath(url));
      if (resources && resources.status !== LOAD_ERROR) return resources;
    } catch (error) {
      if (error instanceof Error) message = error.message;
    }
    throw new Error(message);
  };
  loader.loadPage = (url) =>
    load(url).catch(() => {
      window.failStart?.();
      return new Promise(() => undefined);
    });
  loader.loadPageSync = (url, options) => loadPageSync(servedPath(url), options);
  loader.isPageNotFound = (url) => isPageNotFound(servedPath(url));
  return (url) => {
    if (standIn?.isTemporary) standIn = null;
    return load(url);
  };
}
