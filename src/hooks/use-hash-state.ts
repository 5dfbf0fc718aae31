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

  useEffect(() => {
    const follow = () => latest.current(window.location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (hash === null) return;
    const timer = window.setTimeout(() => writeHash(hash), PAUSE);
    return () => window.clearTimeout(timer);
  }, [hash]);

  return () => {
    if (hash !== null) writeHash(hash);
  };
}

function writeHash(hash: string): void {
  if (window.location.hash !== hash) window.history.replaceState(window.history.state, '', hash);
}
