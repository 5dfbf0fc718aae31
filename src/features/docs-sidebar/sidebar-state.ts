import { isSamePath } from '../../site/routes';
import {
  expandedCategories,
  positionBelow,
  positionsOf,
  type PagePositions,
} from '../../content/shared/sidebar/positions';
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

/** Initial state of a sidebar: the categories around the page and those that are expanded by default are open. */
export function initialSidebarState(items: readonly SidebarItem[], path: string): SidebarState {
  return {
    sidebar: sidebarName(items),
    path,
    open: new Set([...expandedCategories(items), ...positionsOf(items, path).categories]),
  };
}

/**
 * State after navigating to a page. Within the same sidebar, everything stays as the reader left it, and categories
 * that have just become active open. Another sidebar starts with its initial state.
 */
export function visitPage(state: SidebarState | null, items: readonly SidebarItem[], path: string): SidebarState {
  if (state === null || state.sidebar !== sidebarName(items)) return initialSidebarState(items, path);
  if (isSamePath(state.path, path)) return state;
  const before = positionsOf(items, state.path).categories;
  const entered = [...positionsOf(items, path).categories].filter((category) => !before.has(category));
  return { ...state, path, open: new Set([...state.open, ...entered]) };
}

/** State with one category opened or closed; other categories do not change. */
export function setCategoryOpen(state: SidebarState, position: string, isOpen: boolean): SidebarState {
  if (state.open.has(position) === isOpen) return state;
  const open = new Set(state.open);
  if (isOpen) open.add(position);
  else open.delete(position);
  return { ...state, open };
}

/**
 * False for unlisted pages and for categories that only contain them, unless the current page is among them.
 *
 * @param position position of the entry
 * @param here positions of the current page
 */
export function isVisible(item: SidebarItem, position: string, here: PagePositions): boolean {
  if (item.type === 'html' || here.entries.has(position) || here.categories.has(position)) return true;
  if (item.type === 'link') return !item.unlisted;
  if (item.href !== undefined && !item.unlisted) return true;
  return item.items.some((child, index) => isVisible(child, positionBelow(position, index), here));
}
