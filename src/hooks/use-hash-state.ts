import { useEffect, useRef } from 'react';

/** Milliseconds from the last change to the update of the URL. Browsers limit how often a page can change its URL. */
const DELAY = 300;

/**
 * Keeps the URL's hash in sync with a state, without adding entries to the browser's history.
 *
 * @param hash the hash to show; null leaves the URL unchanged
 * @param onChange called with a hash that the reader typed, pasted or went back to
 * @returns a function that writes the hash immediately, for a link that is about to be copied
 */
export function useHashState(hash: string | null, onChange: (hash: string) => void): () => void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const timer = useRef(0);
  useEffect(() => {
    const onHashChange = ({ newURL }: HashChangeEvent) => {
      // A pending write is older than the new hash, so drop it. Use the URL of the event, because window.location may
      // already contain one written in the meantime.
      window.clearTimeout(timer.current);
      latest.current(new URL(newURL).hash);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const ownPath = useRef<string | null>(null);
  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    if (hash === null) return;
    timer.current = window.setTimeout(() => {
      // During navigation the URL is already that of the next page while this page is still mounted.
      if (window.location.pathname === ownPath.current) writeHash(hash);
    }, DELAY);
    return () => window.clearTimeout(timer.current);
  }, [hash]);

  return () => {
    if (hash !== null) writeHash(hash);
  };
}

function writeHash(hash: string): void {
  if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash);
}
