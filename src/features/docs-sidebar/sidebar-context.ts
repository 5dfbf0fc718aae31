import { createContext, useContext, type ReactNode } from 'react';
import type { PagePositions } from '../../content/shared/sidebar/positions';

interface OpenCategories {
  /** Positions of the current page. */
  readonly here: PagePositions;
  /** Positions of the open categories, as in `SidebarState`. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (position: string, isOpen: boolean) => void;
  /** Shown below the entry of the current page. */
  readonly below: ReactNode;
}

export const SidebarContext = createContext<OpenCategories | null>(null);

/**
 * The open categories of the sidebar and a function to open and close them, for the sidebar's entries.
 *
 * @throws Error outside a `DocsSidebar`.
 */
export function useOpenCategories(): OpenCategories {
  const value = useContext(SidebarContext);
  if (!value) throw new Error('A sidebar category is used outside DocsSidebar.');
  return value;
}
