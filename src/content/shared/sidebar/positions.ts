import { comparablePath } from '../../../site/routes';
import type { SidebarItem } from './types';

/**
 * Where a page is in a sidebar. An entry is identified by its position: `0`, `0.3`, `0.3.1`. The same page can have
 * several entries.
 */
export interface PagePositions {
  /** Entries that lead to the page. */
  readonly entries: ReadonlySet<string>;
  /** Categories that contain the page or whose page it is. */
  readonly categories: ReadonlySet<string>;
}

interface SidebarPositions {
  readonly pages: ReadonlyMap<string, PagePositions>;
  /** Categories that are expanded by default. */
  readonly expanded: readonly string[];
}

const NOWHERE: PagePositions = { entries: new Set(), categories: new Set() };
/** Sidebars are walked once: thousands of pages ask for their positions in the same one. */
const known = new WeakMap<readonly SidebarItem[], SidebarPositions>();

/** Position of an entry within its category's position, which is empty for the outermost entries. */
export function positionBelow(category: string, index: number): string {
  return category === '' ? String(index) : `${category}.${index}`;
}

/** Positions of a page in a sidebar; empty sets if the sidebar does not contain it. Always the same object. */
export function positionsOf(items: readonly SidebarItem[], path: string): PagePositions {
  return readPositions(items).pages.get(comparablePath(path)) ?? NOWHERE;
}

/** Positions of the categories that are expanded by default. */
export function expandedCategories(items: readonly SidebarItem[]): readonly string[] {
  return readPositions(items).expanded;
}

function readPositions(items: readonly SidebarItem[]): SidebarPositions {
  let positions = known.get(items);
  if (!positions) known.set(items, (positions = walk(items)));
  return positions;
}

function walk(sidebar: readonly SidebarItem[]): SidebarPositions {
  const pages = new Map<string, { entries: Set<string>; categories: Set<string> }>();
  const expanded: string[] = [];
  const visit = (items: readonly SidebarItem[], category: string, around: readonly string[]): void =>
    items.forEach((item, index) => {
      if (item.type === 'html') return;
      const position = positionBelow(category, index);
      const isCategory = item.type === 'category';
      const categories = isCategory ? [...around, position] : around;
      if (item.href !== undefined) {
        const path = comparablePath(item.href);
        const found = pages.get(path) ?? { entries: new Set(), categories: new Set() };
        pages.set(path, found);
        found.entries.add(position);
        for (const one of categories) found.categories.add(one);
      }
      if (!isCategory) return;
      if (!item.collapsed) expanded.push(position);
      visit(item.items, position, categories);
    });
  visit(sidebar, '', []);
  return { pages, expanded };
}
