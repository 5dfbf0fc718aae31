import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in server-rendered HTML and while it is hydrated, true from then on: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
