import { comparablePath } from '../../../site/routes';
import type { SidebarPlaces } from './place-pages';

/**
 * Id of the sidebar that a doc's page shows: the one named in its front matter, or else the first one that contains the
 * doc. Null if the front matter turns the sidebar off, or if no sidebar contains the doc.
 */
export function chooseSidebar(
  doc: { readonly path: string; readonly displayedSidebar: string | null; readonly suppressed: readonly string[] },
  sidebars: Iterable<readonly [id: string, places: SidebarPlaces]>,
): string | null {
  if (doc.suppressed.includes('sidebar')) return null;
  if (doc.displayedSidebar !== null) return doc.displayedSidebar;
  const path = comparablePath(doc.path);
  for (const [id, places] of sidebars) if (places.has(path)) return id;
  return null;
}
