import { isExternal, isSamePath } from '../../../site/routes';
import type { Crumb } from '../views';
import type { SidebarCategory, SidebarItem } from './types';

/** A page reachable from a sidebar, as previous/next links and category cards need it. */
export interface SidebarPage {
  readonly label: string;
  readonly path: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly paginationLabel?: string;
}

/**
 * All pages of a sidebar in reading order: a category's own page, then what is below it. External links are not pages.
 */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href !== undefined && !isExternal(item.href) ? [toPage(item)] : [];
    return item.type === 'category' ? [...own, ...flattenSidebar(item.items)] : own;
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

/** The first page of a sidebar, depth first: where a menu entry for the sidebar leads. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  return flattenSidebar(items).find((page) => !page.unlisted);
}

/** First linked page below a category, for a category that has no page of its own. */
export function firstDescendant(category: SidebarCategory): string | undefined {
  return firstPage(category.items)?.path;
}

/** True when the entry is the page itself or encloses it. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === 'category' && item.items.some((child) => isActive(child, path));
}

/**
 * The categories that lead to a page, outermost first, and the page's own entry last; empty if the sidebar lacks it.
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

/** Pages before and after the one at `path`; unlisted ones are skipped. */
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
