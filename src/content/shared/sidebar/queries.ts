import { isExternal, isSamePath } from '../../../site/routes';
import type { Crumb } from '../links';
import type { SidebarCategory, SidebarItem } from './types';

/** A page in a sidebar, with what previous/next links and category cards need. */
export interface SidebarPage {
  readonly label: string;
  readonly path: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
}

/**
 * All pages of a sidebar in reading order: a category's own page, then those below it. External links are not pages.
 */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const ownPage = item.href !== undefined && !isExternal(item.href) ? [toPage(item)] : [];
    return item.type === 'category' ? [...ownPage, ...flattenSidebar(item.items)] : ownPage;
  });
}

function toPage(item: Exclude<SidebarItem, { type: 'html' }>): SidebarPage {
  return {
    label: item.label,
    path: item.href ?? '',
    ...(item.docId === undefined ? {} : { docId: item.docId }),
    ...(item.unlisted ? { unlisted: true } : {}),
    ...(item.paginationLabel ? { paginationLabel: item.paginationLabel } : {}),
  };
}

/** The first listed page of a sidebar, depth first, to which a menu entry for the sidebar links. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  return flattenSidebar(items).find((page) => !page.unlisted);
}

/** Path of the first listed page below a category, for a category without its own page. */
export function firstDescendant(category: SidebarCategory): string | undefined {
  return firstPage(category.items)?.path;
}

/** True if the entry is the page at `path` or contains it. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === 'category' && item.items.some((child) => isActive(child, path));
}

/**
 * The categories above a page, outermost first, followed by the page's own entry; empty if the sidebar does not contain
 * the page.
 */
export function breadcrumbsTo(items: readonly SidebarItem[], path: string): Crumb[] {
  for (const item of items) {
    if (item.type === 'html') continue;
    const crumb = { label: item.label, ...(item.href === undefined ? {} : { path: item.href }) };
    if (item.href !== undefined && isSamePath(item.href, path)) return [crumb];
    if (item.type === 'category') {
      const below = breadcrumbsTo(item.items, path);
      if (below.length > 0) return [crumb, ...below];
    }
  }
  return [];
}

/** The pages before and after the one at `path`, skipping unlisted pages. */
export function neighborsOf(
  items: readonly SidebarItem[],
  path: string,
): { previous?: SidebarPage; next?: SidebarPage } {
  const pages = flattenSidebar(items).filter((page) => !page.unlisted || isSamePath(page.path, path));
  const index = pages.findIndex((page) => isSamePath(page.path, path));
  if (index < 0) return {};
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
