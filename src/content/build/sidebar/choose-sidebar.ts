import { isActive } from '../../shared/sidebar/queries';
import type { SidebarItem } from '../../shared/sidebar/types';

/**
 * Id of the sidebar that a doc's page shows: the one named in its front matter, or else the first one that contains the
 * doc. Null if the front matter turns the sidebar off, or if no sidebar contains the doc.
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
