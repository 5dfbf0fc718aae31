import { comparablePath } from '../../../site/routes';
import type { Crumb } from '../../shared/links';
import { pageOf, type SidebarPage } from '../../shared/sidebar/queries';
import type { SidebarItem } from '../../shared/sidebar/types';

/** What a page shows of its sidebar. */
export interface SidebarPlace {
  /** The categories above the page, outermost first, followed by the page's own entry. */
  readonly breadcrumbs: readonly Crumb[];
  /** The listed pages before and after it, in reading order. */
  readonly previous?: SidebarPage;
  readonly next?: SidebarPage;
}

/** Places by comparable path. A page with several entries has the place of the first one. */
export type SidebarPlaces = ReadonlyMap<string, SidebarPlace>;

interface Entry {
  readonly page: SidebarPage;
  readonly breadcrumbs: readonly Crumb[];
}

/** Finds the place of each page in a sidebar. Walks the sidebar once. */
export function placePages(items: readonly SidebarItem[]): SidebarPlaces {
  const entries = listEntries(items, []);
  const previous = listedBefore(entries);
  const next = listedBefore(entries.toReversed()).toReversed();
  const places = new Map<string, SidebarPlace>();
  entries.forEach(({ page, breadcrumbs }, index) => {
    const key = comparablePath(page.path);
    if (places.has(key)) return;
    const [before, after] = [previous[index], next[index]];
    places.set(key, { breadcrumbs, ...(before ? { previous: before } : {}), ...(after ? { next: after } : {}) });
  });
  return places;
}

/** The place of the page at a path; without breadcrumbs and neighbors if the sidebar does not contain the page. */
export function placeOf(places: SidebarPlaces | undefined, path: string): SidebarPlace {
  return places?.get(comparablePath(path)) ?? { breadcrumbs: [] };
}

/** All pages of a sidebar in reading order: a category's own page, then those below it. */
function listEntries(items: readonly SidebarItem[], above: readonly Crumb[]): Entry[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const breadcrumbs = [...above, { label: item.label, ...(item.href === undefined ? {} : { path: item.href }) }];
    const page = pageOf(item);
    return [
      ...(page ? [{ page, breadcrumbs }] : []),
      ...(item.type === 'category' ? listEntries(item.items, breadcrumbs) : []),
    ];
  });
}

/** For each entry, the nearest listed page before it. */
function listedBefore(entries: readonly Entry[]): (SidebarPage | undefined)[] {
  let nearest: SidebarPage | undefined;
  return entries.map(({ page }) => {
    const before = nearest;
    if (!page.unlisted) nearest = page;
    return before;
  });
}
