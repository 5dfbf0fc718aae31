import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in server-rendered HTML and during hydration, true afterwards. For controls that work only with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
