import { nearestOrAvailable, similarNames } from '../../../site/build/nearest';
import { firstPage } from '../../shared/sidebar/queries';
import type { SidebarItem } from '../../shared/sidebar/types';
import type { NavbarItem } from '../../shared/navbar/types';
import { NAVBAR_TYPES, type NavbarSource } from '../types/navbar-file';

export interface NavbarContext {
  /** Sidebars of the last released version, by id. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly docs: ReadonlyMap<
    string,
    {
      readonly path: string;
      readonly sidebarLabel: string | null;
      readonly title: string;
      readonly hidden: boolean;
      readonly sidebarId: string | null;
    }
  >;
  readonly versions: readonly { readonly name: string; readonly mainDocPath: string }[];
  /** External URLs by name, which entries can reference as `link:name`. */
  readonly links: Readonly<Record<string, string>>;
}

/** Where an entry is: its indexes and fields from the root of the file. */
type EntryPath = readonly PropertyKey[];

/** What is wrong with one entry, and where. */
interface EntryProblem {
  readonly path: EntryPath;
  readonly message: string;
}

/** Completes the authors' entries with URLs and labels. Entries with problems are left out of the items. */
export function resolveNavbar(
  source: readonly NavbarSource[],
  context: NavbarContext,
): { readonly items: NavbarItem[]; readonly problems: readonly EntryProblem[] } {
  const problems: EntryProblem[] = [];
  const resolveAll = (entries: readonly NavbarSource[], level: number, path: EntryPath): NavbarItem[] =>
    entries.flatMap((item, index) => {
      const place = [...path, index];
      try {
        return resolveItem(item, context, level, (children) => resolveAll(children, level + 1, [...place, 'items']));
      } catch (error) {
        problems.push({ path: place, message: `entry "${item.label ?? item.type}": ${(error as Error).message}` });
        return [];
      }
    });
  return { items: resolveAll(source, 0, []), problems };
}

function resolveItem(
  item: NavbarSource,
  context: NavbarContext,
  level: number,
  resolveItems: (children: readonly NavbarSource[]) => NavbarItem[],
): NavbarItem[] {
  const { position } = item;
  switch (item.type as (typeof NAVBAR_TYPES)[number]) {
    case 'default':
      return [resolveDefault(item, context)];
    case 'dropdown': {
      if (level > 0)
        throw new Error(`dropdown "${item.label ?? ''}" is inside another dropdown: dropdowns cannot be nested.`);
      if (item.to !== undefined && item.href !== undefined) throw bothTargetsError(item);
      const items = resolveItems(item.items ?? []);
      return [{ type: 'dropdown', label: required(item, 'label'), position, items }];
    }
    case 'html':
      if (item.label !== undefined)
        throw new Error(`html entry has a label ("${item.label}"): an entry has either a label or html.`);
      return [{ type: 'html', value: required(item, 'value'), position }];
    case 'doc':
      return resolveDoc(item, context);
    case 'docSidebar':
      return [resolveSidebar(item, context)];
    case 'docsVersionDropdown':
      for (const name of item.versions ?? []) {
        if (!context.versions.some((version) => version.name === name)) {
          throw new Error(
            `docsVersionDropdown lists the unknown version "${name}"; available: ${formatList(context.versions.map((v) => v.name))}.`,
          );
        }
      }
      return [
        {
          type: 'docsVersionDropdown',
          position,
          ...(item.label ? { label: item.label } : {}),
          ...(item.versions ? { versions: item.versions } : {}),
        },
      ];
    case 'search':
      return [{ type: 'search', position, items: resolveItems(item.items ?? []) }];
    case 'docsVersion':
    case 'localeDropdown':
      return [{ type: item.type as 'docsVersion', position, ...(item.label ? { label: item.label } : {}) }];
    default:
      throw new Error(
        `unknown type "${item.type}"${meant(item.type, NAVBAR_TYPES)}; allowed: ${NAVBAR_TYPES.join(', ')}`,
      );
  }
}

function resolveDefault(item: NavbarSource, context: NavbarContext): NavbarItem {
  if (item.to !== undefined && item.href !== undefined) throw bothTargetsError(item);
  if (item.to === undefined && item.href === undefined)
    throw new Error(`entry "${item.label ?? ''}" has neither "to" nor "href": expected exactly one.`);
  return {
    type: 'link',
    label: required(item, 'label'),
    position: item.position,
    look: item.look ?? 'link',
    href: item.to ?? resolveHref(item.href ?? '', context),
    ...(item.activeBasePath ? { activeBasePath: item.activeBasePath } : {}),
    ...(item.activeBaseRegex ? { activeBaseRegex: item.activeBaseRegex } : {}),
  };
}

/**
 * Replaces `link:name` with the configured URL and returns all other values unchanged.
 *
 * @throws Error if no link of this name is configured
 */
export function resolveHref(href: string, context: Pick<NavbarContext, 'links'>): string {
  if (!href.startsWith('link:')) return href;
  const url = context.links[href.slice(5)];
  if (url === undefined) throw new Error(`"${href}" is not a configured link; ${nearestLink(href, context.links)}`);
  return url;
}

function resolveDoc(item: NavbarSource, context: NavbarContext): NavbarItem[] {
  const id = required(item, 'docId');
  const doc = context.docs.get(id);
  if (!doc) {
    throw new Error(
      `doc "${id}" does not exist in the versions ${formatList(context.versions.map((v) => v.name))}; ${nearestOrAvailable(id, context.docs.keys())}`,
    );
  }
  if (doc.hidden) return [];
  return [
    {
      type: 'link',
      label: item.label ?? doc.sidebarLabel ?? id,
      href: doc.path,
      position: item.position,
      look: 'link',
      ...(doc.sidebarId ? { sidebarId: doc.sidebarId } : {}),
    },
  ];
}

function resolveSidebar(item: NavbarSource, context: NavbarContext): NavbarItem {
  const id = required(item, 'sidebarId');
  const sidebar = context.sidebars.get(id);
  if (!sidebar) {
    throw new Error(
      `sidebar "${id}" does not exist in the versions ${formatList(context.versions.map((v) => v.name))}; ${nearestOrAvailable(id, context.sidebars.keys())}`,
    );
  }
  const first = firstPage(sidebar);
  if (!first) throw new Error(`sidebar "${id}" has no page to link to.`);
  return {
    type: 'link',
    label: item.label ?? first.label,
    href: first.path,
    position: item.position,
    look: 'link',
    sidebarId: id,
  };
}

function required(item: NavbarSource, field: 'label' | 'value' | 'docId' | 'sidebarId'): string {
  const value = item[field];
  if (value === undefined || value === '')
    throw new Error(`entry of type "${item.type}" requires the field "${field}".`);
  return value;
}

function bothTargetsError(item: NavbarSource): Error {
  return new Error(`entry "${item.label ?? ''}" has both "to" and "href": expected exactly one.`);
}

function meant(name: string, known: readonly string[]): string {
  const [nearest] = similarNames(name, known, 1);
  return nearest ? `; did you mean "${nearest}"?` : '';
}

function nearestLink(href: string, links: NavbarContext['links']): string {
  return nearestOrAvailable(
    href,
    Object.keys(links).map((name) => `link:${name}`),
  );
}

function formatList(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : '(none)';
}
