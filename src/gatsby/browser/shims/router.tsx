/**
 * Replaces Gatsby's router (@gatsbyjs/reach-router 2), of which a site without client-only routes uses little: the
 * location and an element around the page. The router itself decodes the path when it is loaded, and moves the focus
 * after each navigation. Builds use the same functions (`src/app.tsx`).
 *
 * It renders a new location only when it is told to, not when the address changes: by then, the page must have been
 * loaded. Otherwise Gatsby would load it and show the result for whatever the address is by that time
 * (`cache-dir/ensure-resources.js`).
 *
 * Relies on gatsby 5.16: the names that its files in `cache-dir/` import from the router, and how they use them.
 */
import type { SitePath } from '../../../site/routes';
import { createContext, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';

export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly state: unknown;
  readonly key: string;
}

interface NavigateOptions {
  readonly replace?: boolean;
}

type Navigate = (to: SitePath, options: NavigateOptions) => void;

/** The location of the page in the HTML. */
let firstLocation: RouterLocation | undefined;
let onStart = (): void => {};
let follow: Navigate | undefined;
let setLocation: ((location: RouterLocation) => void) | undefined;

/**
 * Connects the site's own navigation.
 *
 * @param start called when the first page is interactive
 * @param navigate what Gatsby calls to navigate
 */
export function connectRouter(start: () => void, navigate: Navigate): void {
  onStart = start;
  follow = navigate;
  firstLocation = currentLocation();
}

/** Renders the page of the current address. */
export function renderLocation(): void {
  setLocation?.(currentLocation());
}

function currentLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, host } = window.location;
  const state = window.history.state as { readonly key?: string } | null;
  return { pathname, search, hash, href, origin, host, state, key: state?.key ?? 'initial' };
}

/** Navigates to a URL; a number moves through the history instead. */
export function navigate(to: string | number, { replace = false }: NavigateOptions = {}): void {
  if (typeof to === 'number') window.history.go(to);
  // What Gatsby passes contains the base path.
  else if (setLocation) follow?.(to as SitePath, { replace });
  else {
    // Before the first page is rendered, only its address is corrected.
    window.history.replaceState(window.history.state, '', to);
    firstLocation = currentLocation();
  }
}

/** Gatsby listens in order to add the kind of navigation to the location, which nothing here reads. */
export const globalHistory = { listen: () => () => undefined, navigate };

/** Passes the location and the `navigate` function to its children. */
export function Location({
  children,
}: {
  readonly children: (context: { readonly location: RouterLocation; readonly navigate: typeof navigate }) => ReactNode;
}): ReactNode {
  const [location, set] = useState(() => {
    const now = currentLocation();
    // If the reader has gone back before the start, the page of the address is not loaded; it is about to replace this.
    return firstLocation && firstLocation.pathname !== now.pathname ? firstLocation : now;
  });
  useLayoutEffect(() => {
    setLocation = set;
    onStart();
    return () => {
      setLocation = undefined;
    };
  }, []);
  return children({ location, navigate });
}

/** Gatsby puts it around a page's head, which does not need a location. */
export function LocationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/**
 * The element around the page, identical to the one that the real router renders at build time. The only route is the
 * page that Gatsby chose.
 */
export function Router({ id, children }: { readonly id: string; readonly children: ReactElement }) {
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} id={id}>
      {children}
    </div>
  );
}

/** Gatsby uses it to set the base path of nested routers, which this site does not have. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' });

/** Finds a client-only route, of which this site has none. */
export const pick = (): null => null;
