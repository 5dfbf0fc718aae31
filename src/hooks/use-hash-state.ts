import { useEffect, useRef } from 'react';

/** Pause after the last change before the address follows, in milliseconds: browsers limit how often it may change. */
const PAUSE = 300;

/**
 * Keeps the hash of the address in step with a state, without adding entries to the browser's history.
 *
 * @param hash the hash to show; null leaves the address as it is
 * @param onChange told of a hash that comes from elsewhere: typed, pasted, or gone back to
 * @returns writes the hash at once, for a link that is copied
 */
export function useHashState(hash: string | null, onChange: (hash: string) => void): () => void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const timer = useRef(0);
  useEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      // What waits to be written is older than what has just been put there. The event's own address counts, since one
      // that was written in between stands in the window's.
      window.clearTimeout(timer.current);
      latest.current(new URL(newURL).hash);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const ownPath = useRef<string | null>(null);
  useEffect(() => {
    ownPath.current ??= window.location.pathname;
    if (hash === null) return;
    timer.current = window.setTimeout(() => {
      // On the way to another page the address is already the next one's while this page still stands.
      if (window.location.pathname === ownPath.current) writeHash(hash);
    }, PAUSE);
    return () => window.clearTimeout(timer.current);
  }, [hash]);

  return () => {
    if (hash !== null) writeHash(hash);
  };
}

function writeHash(hash: string): void {
  if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash);
}
