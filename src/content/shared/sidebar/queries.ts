import { isExternal } from '../../../site/routes';
import type { SidebarCategory, SidebarItem } from './types';

/** A page in a sidebar, with what previous/next links and category cards need. */
export interface SidebarPage {
  readonly label: string;
  readonly path: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
}

type PagedItem = Exclude<SidebarItem, { type: 'html' }>;

/** The page that an entry leads to: a category's own page, or a link's; undefined for external links. */
export function pageOf(item: PagedItem): SidebarPage | undefined {
  if (item.href === undefined || isExternal(item.href)) return undefined;
  return {
    label: item.label,
    path: item.href,
    ...(item.docId === undefined ? {} : { docId: item.docId }),
    ...(item.unlisted ? { unlisted: true } : {}),
    ...(item.paginationLabel ? { paginationLabel: item.paginationLabel } : {}),
  };
}

/** The first page, depth first, that passes the test: a category's own page comes before those below it. */
export function findPage(items: readonly SidebarItem[], test: (page: SidebarPage) => boolean): SidebarPage | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const own = pageOf(item);
    if (own && test(own)) return own;
    const below = item.type === 'category' ? findPage(item.items, test) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** The first listed page of a sidebar, to which a menu entry for the sidebar links. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  return findPage(items, (page) => !page.unlisted);
}

/** Path of the first listed page below a category, for a category without its own page. */
export function firstDescendant(category: SidebarCategory): string | undefined {
  return firstPage(category.items)?.path;
}
