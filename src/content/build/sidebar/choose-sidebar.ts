import { isActive } from '../../shared/sidebar/queries';
import type { SidebarItem } from '../../shared/sidebar/types';

/**
 * Id of the sidebar that a doc's page shows: the one its front matter names, else the first that leads to it; null
 * where front matter asks for none, or none leads to it.
 */
export function chooseSidebar(
  doc: { readonly path: string; readonly displayedSidebar: string | null; readonly suppressed: readonly string[] },
  sidebars: Iterable<readonly [id: string, items: readonly SidebarItem[]]>,
): string | null {
  if (doc.suppressed.includes('sidebar')) return null;
  if (doc.displayedSidebar !== null) return doc.displayedSidebar;
  for (const [id, items] of sidebars) if (items.some((item) => isActive(item, doc.path))) return id;
  return null;
}
