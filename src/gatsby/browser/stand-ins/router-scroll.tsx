import type { ReactNode } from 'react';

/** Stands in for Gatsby's scroll handling, which this site does itself (see `scroll-positions.ts`). */
export function ScrollContext({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Gatsby exports this hook; nothing here uses it. */
export function useScrollRestoration(): object {
  return {};
}
