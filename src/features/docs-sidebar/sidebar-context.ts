import { createContext, useContext } from 'react';

interface OpenCategories {
  readonly path: string;
  /** Places of the open categories. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (place: string, isOpen: boolean) => void;
}

export const SidebarContext = createContext<OpenCategories | null>(null);

/**
 * Which categories of the sidebar are open, and how to open them, for its entries.
 *
 * @throws Error outside a `DocsSidebar`.
 */
export function useOpenCategories(): OpenCategories {
  const value = useContext(SidebarContext);
  if (!value) throw new Error('A sidebar category is used outside DocsSidebar.');
  return value;
}
