import type { ReactNode } from 'react';

/**
 * Replaces Gatsby's scroll handling, which this site does itself (see `src/features/navigation/scroll-positions.ts`).
 */
export function ScrollContext({ children }: { readonly children: ReactNode }) {
  return children;
}

/** Gatsby exports this hook; nothing here uses it. */
export function useScrollRestoration(): object {
  return {};
}

/** Props of Gatsby's route announcer, which is hidden because the frame announces the new page itself. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
