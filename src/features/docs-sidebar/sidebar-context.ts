import { createContext, useContext } from 'react';

interface OpenCategories {
  readonly path: string;
  /** Positions of the open categories, as in `SidebarState`. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (place: string, isOpen: boolean) => void;
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
