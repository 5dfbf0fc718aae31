import { createContext, useContext } from 'react';

interface SidebarContextValue {
  readonly path: string;
  /** Places of the open categories. */
  readonly open: ReadonlySet<string>;
  readonly setOpen: (place: string, isOpen: boolean) => void;
  readonly onNavigate: (() => void) | undefined;
}

export const SidebarContext = createContext<SidebarContextValue | null>(null);

/**
 * State of the sidebar around a category.
 *
 * @throws Error outside a `DocsSidebar`.
 */
export function useSidebar(): SidebarContextValue {
  const value = useContext(SidebarContext);
  if (!value) throw new Error('A sidebar category is used outside DocsSidebar.');
  return value;
}
