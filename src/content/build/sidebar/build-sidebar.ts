import { toKebab } from '../../../site/slug';
import type { SidebarDoc, SidebarItem } from '../../shared/sidebar/types';
import type { SidebarCategorySource, SidebarSource } from '../types/sidebars-file';

export interface SidebarContext {
  readonly docs: ReadonlyMap<string, SidebarDoc>;
  /** Whether to leave out drafts, as in production. */
  readonly hideDrafts: boolean;
  /** Returns the path of a generated category page, from its slug (with or without a leading slash) or its label. */
  readonly categoryPath: (slug: string | undefined, labelSlug: string) => string;
}

export interface SidebarResult {
  readonly items: SidebarItem[];
  /** Ids that no doc has. */
  readonly unknownIds: string[];
}

/**
 * Turns the entries of a sidebars file into entries to show. Never throws: it collects unknown ids, so that one error
 * can list them all.
 */
export function buildSidebar(source: readonly SidebarSource[], context: SidebarContext): SidebarResult {
  const unknownIds: string[] = [];

  const docFor = (id: string): SidebarDoc | undefined => {
    const doc = context.docs.get(id);
    if (!doc) unknownIds.push(id);
    return doc;
  };

  const buildDoc = (entry: Extract<SidebarSource, { type: 'doc' }>): SidebarItem[] => {
    const doc = docFor(entry.id);
    if (doc === undefined || (doc.draft && context.hideDrafts)) return [];
    return [toDocLink(doc, entry.label)];
  };

  const buildCategory = (entry: SidebarCategorySource): SidebarItem[] => {
    const items = build(entry.items);
    const collapsed = entry.collapsed ?? true;
    const base = {
      type: 'category' as const,
      label: entry.label,
      collapsed,
      items,
      ...optional({ description: entry.description }),
    };
    if (entry.link?.type === 'doc') {
      const doc = docFor(entry.link.id);
      if (doc === undefined || (doc.draft && context.hideDrafts)) return items.length > 0 ? [base] : [];
      if (items.length === 0) return [toDocLink(doc, entry.label)];
      return [
        {
          ...base,
          href: doc.path,
          docId: doc.docId,
          description: entry.description ?? doc.description,
          ...docFlags(doc),
        },
      ];
    }
    if (items.length === 0) return [];
    if (entry.link?.type === 'generated-index') {
      const { title, description, slug } = entry.link;
      return [
        {
          ...base,
          href: context.categoryPath(slug, toKebab(entry.label)),
          index: { title: title ?? entry.label, description: description ?? '' },
        },
      ];
    }
    return [base];
  };

  const build = (entries: readonly SidebarSource[]): SidebarItem[] =>
    entries.flatMap((entry) => {
      switch (entry.type) {
        case 'doc':
          return buildDoc(entry);
        case 'category':
          return buildCategory(entry);
        case 'link':
          return [
            {
              type: 'link' as const,
              label: entry.label,
              href: entry.href,
              ...optional({ description: entry.description }),
            },
          ];
        case 'html':
          return [{ type: 'html' as const, value: entry.value }];
      }
    });

  return { items: build(source), unknownIds };
}

function toDocLink(doc: SidebarDoc, label: string | undefined): SidebarItem {
  return {
    type: 'link',
    label: label ?? doc.sidebarLabel ?? doc.title,
    href: doc.path,
    docId: doc.docId,
    description: doc.description,
    ...docFlags(doc),
  };
}

function docFlags(doc: SidebarDoc): { unlisted?: true; paginationLabel?: string } {
  return {
    ...(doc.unlisted ? { unlisted: true as const } : {}),
    ...(doc.paginationLabel ? { paginationLabel: doc.paginationLabel } : {}),
  };
}

function optional<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
