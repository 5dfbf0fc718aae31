/**
 * Replaces Gatsby's router (@gatsbyjs/reach-router 2), of which a site without client-only routes uses little: the
 * address, its changes and an element around the page. The router itself, which every reader would load, is three times
 * the size, decodes the path when it is loaded, and moves the focus after each navigation.
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
  /** Gatsby itself writes it, from the listener's argument. */
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
/** While a navigation is not shown yet, the next one takes its place in the history. */
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

/** Changes the address and notifies the app; a number goes through the history. */
export function navigate(to: string | number, { state = null, replace = false }: NavigateOptions = {}): void {
  if (typeof to === 'number') return window.history.go(to);
  const entry = { ...state, key: String(Date.now()) };
  const replaces = isInTransition || replace;
  try {
    window.history[replaces ? 'replaceState' : 'pushState'](entry, '', to);
  } catch {
    // Browsers limit how many entries a page may add within some seconds.
    return window.location[replaces ? 'replace' : 'assign'](to);
  }
  isInTransition = true;
  notify(replace ? 'REPLACE' : 'PUSH');
}

export const globalHistory = { listen, navigate };

/** Gives its children the address and what changes it. */
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

/** Gatsby puts it around a page's head, which needs no address. */
export function LocationProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/**
 * The element around the page, as the real router renders it while building. The only route is the page Gatsby chose.
 */
export function Router({ id, children }: { readonly id: string; readonly children: ReactElement }) {
  return (
    <div style={{ outline: 'none' }} tabIndex={-1} id={id}>
      {children}
    </div>
  );
}

/** Gatsby sets the base of nested routers with it; there are none. */
export const BaseContext = createContext({ baseuri: '/', basepath: '/' });

/** Finds a client-only route: there are none. */
export const pick = (): null => null;
