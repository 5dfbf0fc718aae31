import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Query and hash of the current URL; empty during server rendering and hydration. Needs no subscription, because every
 * URL change causes a render, which reads them again.
 */
export function useUrlSuffix(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.search + window.location.hash,
    () => '',
  );
}
