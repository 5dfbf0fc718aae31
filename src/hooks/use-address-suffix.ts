import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Query and hash of the address; empty while rendering on the server and until hydration. Read anew by each rendering,
 * which each change of the address brings.
 */
export function useAddressSuffix(): string {
  return useSyncExternalStore(
    never,
    () => window.location.search + window.location.hash,
    () => '',
  );
}
