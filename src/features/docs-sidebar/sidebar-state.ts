import { isSamePath } from '../../site/routes';
import { isActive } from '../../content/shared/sidebar/queries';
import type { SidebarItem } from '../../content/shared/sidebar/types';

/**
 * The open categories of one sidebar. A category is identified by its position among all entries: `0`, `0.3`, `0.3.1`.
 */
export interface SidebarState {
  /** Identifies the sidebar: see `sidebarName`. */
  readonly sidebar: string;
  readonly path: string;
  readonly open: ReadonlySet<string>;
}

/** Name of a sidebar, derived from its outermost entries, because no two sidebars share all of them. */
function sidebarName(items: readonly SidebarItem[]): string {
  return items.map((item) => (item.type === 'html' ? item.value : item.label)).join('\n');
}

/** Position of an entry within its category's position, which is empty for the outermost entries. */
export function placeBelow(place: string, index: number): string {
  return place === '' ? String(index) : `${place}.${index}`;
}

function categoriesWhere(
  items: readonly SidebarItem[],
  test: (category: Extract<SidebarItem, { type: 'category' }>) => boolean,
  place = '',
): string[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'category') return [];
    const own = placeBelow(place, index);
    return [...(test(item) ? [own] : []), ...categoriesWhere(item.items, test, own)];
  });
}

/** Initial state of a sidebar: the categories around the page and those that are expanded by default are open. */
export function initialSidebarState(items: readonly SidebarItem[], path: string): SidebarState {
  return {
    sidebar: sidebarName(items),
    path,
    open: new Set(categoriesWhere(items, (category) => !category.collapsed || isActive(category, path))),
  };
}

/**
 * State after navigating to a page. Within the same sidebar, everything stays as the reader left it, and categories
 * that have just become active open. Another sidebar starts with its initial state.
 */
export function visitPage(state: SidebarState | null, items: readonly SidebarItem[], path: string): SidebarState {
  if (state === null || state.sidebar !== sidebarName(items)) return initialSidebarState(items, path);
  if (isSamePath(state.path, path)) return state;
  const entered = categoriesWhere(items, (category) => isActive(category, path) && !isActive(category, state.path));
  return { ...state, path, open: new Set([...state.open, ...entered]) };
}

/** State with one category opened or closed; other categories do not change. */
export function setCategoryOpen(state: SidebarState, place: string, isOpen: boolean): SidebarState {
  if (state.open.has(place) === isOpen) return state;
  const open = new Set(state.open);
  if (isOpen) open.add(place);
  else open.delete(place);
  return { ...state, open };
}

/** False for unlisted pages and for categories that only contain them, unless the current page is among them. */
export function isVisible(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return true;
  if (isActive(item, path)) return true;
  if (item.type === 'link') return !item.unlisted;
  return (item.href !== undefined && !item.unlisted) || item.items.some((child) => isVisible(child, path));
}
