/**
 * Replaces Gatsby's router (@gatsbyjs/reach-router 2), of which a site without client-only routes uses little: the
 * location, its changes and an element around the page. The router itself, which every reader would load, is three
 * times the size, decodes the path when it is loaded, and moves the focus after each navigation.
 *
 * Relies on gatsby 5.16: the names that its files in `cache-dir/` import from the router, and how they use them.
 */
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
  /** Set by Gatsby itself, from the listener's argument. */
  action?: string;
}

interface Change {
  readonly location: RouterLocation;
  readonly action: 'PUSH' | 'REPLACE' | 'POP';
}

interface NavigateOptions {
  readonly state?: object | null;
  readonly replace?: boolean;
}

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
let isListening = false;
/** True while a navigation has not been rendered yet; the next one then replaces its history entry. */
let isInTransition = false;

function currentLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, host } = window.location;
  const state = window.history.state as { readonly key?: string } | null;
  return { pathname, search, hash, href, origin, host, state, key: state?.key ?? 'initial' };
}

function notify(action: Change['action']): void {
  const location = currentLocation();
  for (const listener of listeners) listener({ location, action });
}

function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (!isListening) window.addEventListener('popstate', () => notify('POP'));
  isListening = true;
  return () => listeners.delete(listener);
}

/** Changes the URL and notifies the app; a number moves through the history instead. */
export function navigate(to: string | number, { state = null, replace = false }: NavigateOptions = {}): void {
  if (typeof to === 'number') return window.history.go(to);
  const entry = { ...state, key: String(Date.now()) };
  const replaces = isInTransition || replace;
  try {
    window.history[replaces ? 'replaceState' : 'pushState'](entry, '', to);
  } catch {
    // Browsers limit how many history entries a page can add within a few seconds.
    return window.location[replaces ? 'replace' : 'assign'](to);
  }
  isInTransition = true;
  notify(replace ? 'REPLACE' : 'PUSH');
}

export const globalHistory = { listen, navigate };

/** Passes the location and the `navigate` function to its children. */
export function Location({
  children,
}: {
  readonly children: (context: { readonly location: RouterLocation; readonly navigate: typeof navigate }) => ReactNode;
}): ReactNode {
  const [location, setLocation] = useState(currentLocation);
  useLayoutEffect(() => listen((change) => setLocation(change.location)), []);
  useLayoutEffect(() => {
    isInTransition = false;
  }, [location]);
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
