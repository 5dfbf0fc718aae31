import { useState } from 'react';

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

/** Changes the URL of the page for which it was made, without a new history entry. */
export type ReplaceOwnUrl = (change: (href: string) => string) => void;

/**
 * Returns a function that changes the URL of the page that is shown now. Once the browser has gone to another page,
 * even if that is still loading, it does nothing, because the URL is that page's.
 */
export function ownUrlWriter(): ReplaceOwnUrl {
  const ownPath = typeof window === 'undefined' ? '' : window.location.pathname;
  return (change) => {
    const { pathname, href } = window.location;
    if (pathname !== ownPath) return;
    const changed = change(href);
    if (changed !== href) window.history.replaceState(window.history.state, '', changed);
  };
}

/** The function of `ownUrlWriter` for the page that the component belongs to. */
export function useReplaceOwnUrl(): ReplaceOwnUrl {
  return useState(ownUrlWriter)[0];
}
