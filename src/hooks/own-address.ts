import { useCallback, useState } from 'react';

type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls back when the query or the hash of the shown page's own URL has changed. Unlike `popstate`, not when the
 * browser has gone back to another page that is still loading, to whose URL the shown page must not react.
 *
 * @returns a function that unsubscribes
 */
export function onOwnAddress(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the navigation. */
export function emitOwnAddress(): void {
  for (const listener of listeners) listener();
}

/**
 * Returns a function that changes the URL of the shown page without a new history entry. While the browser has already
 * gone to another page that is still loading, it does nothing, because the URL is that page's.
 */
export function useReplaceOwnUrl(): (change: (href: string) => string) => void {
  const [ownPath] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  return useCallback(
    (change) => {
      const { pathname, href } = window.location;
      if (pathname === ownPath) window.history.replaceState(window.history.state, '', change(href));
    },
    [ownPath],
  );
}
