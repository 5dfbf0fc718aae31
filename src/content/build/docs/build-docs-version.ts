import { nearestNames } from '../../../site/build/nearest';
import { isExternal, routes } from '../../../site/routes';
import { buildSidebar } from '../sidebar/build-sidebar';
import { chooseSidebar } from '../sidebar/choose-sidebar';
import { placeOf, placePages, type SidebarPlaces } from '../sidebar/place-pages';
import { findPage, firstPage } from '../../shared/sidebar/queries';
import type { SidebarCategory, SidebarDoc, SidebarItem } from '../../shared/sidebar/types';
import type { SidebarSource } from '../types/sidebars-file';
import type { CategoryCard, CategoryPageView } from '../../shared/docs';

/** The fields of a doc that are needed to build a version. */
export interface VersionDoc extends SidebarDoc {
  /** What the front matter explicitly sets to null: `previous`, `next`, `sidebar`. */
  readonly suppressed: readonly string[];
  readonly displayedSidebar: string | null;
  readonly paginationPrevious: string | null;
  readonly paginationNext: string | null;
  readonly sourcePath: string;
}

export interface VersionInput {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly VersionDoc[];
  readonly sidebars: Readonly<Record<string, readonly SidebarSource[]>>;
  readonly sidebarsFile: string;
  readonly hideDrafts: boolean;
}

export interface BuiltCategory extends Omit<CategoryPageView, 'sidebar'> {
  readonly sidebarId: string;
}

export interface BuiltVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly mainDocPath: string;
  readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar: string | null }[];
  readonly draftIds: readonly string[];
  /** Titles that several docs have. */
  readonly sharedTitles: readonly string[];
  /** The page that a link to each sidebar leads to, by sidebar id. */
  readonly sidebars: Readonly<
    Record<string, { readonly link: { readonly path: string; readonly label: string } | null }>
  >;
  readonly builtSidebars: ReadonlyMap<string, SidebarItem[]>;
  readonly categories: readonly BuiltCategory[];
  /** Messages about problems; the version is complete only if there are none. */
  readonly problems: readonly string[];
}

/** Builds a version from its docs and sidebars. Returns problems instead of throwing them. */
export function buildDocsVersion(input: VersionInput): BuiltVersion {
  const docs = new Map(input.docs.map((doc) => [doc.docId, doc]));
  const problems: string[] = [];
  const builtSidebars = new Map<string, SidebarItem[]>();
  for (const [id, source] of Object.entries(input.sidebars)) {
    const { items, unknownIds } = buildSidebar(source, {
      docs,
      hideDrafts: input.hideDrafts,
      categoryPath: (slug, labelSlug) =>
        slug === undefined ? routes.docCategory(input.path, labelSlug) : routes.doc(input.path, slug),
    });
    if (unknownIds.length > 0) {
      problems.push(
        `${input.sidebarsFile} sidebar "${id}" of version "${input.name}" names unknown docs: ${unknownIds.map((unknown) => withNearest(unknown, docs.keys())).join(', ')}`,
      );
    }
    builtSidebars.set(id, items);
  }
  problems.push(...checkReferences(input, docs, builtSidebars));

  const places = new Map([...builtSidebars].map(([id, items]) => [id, placePages(items)]));
  const firstSidebar = builtSidebars.values().next().value as SidebarItem[] | undefined;
  const firstDoc = firstSidebar && findPage(firstSidebar, (page) => page.docId !== undefined)?.docId;
  const rootPath = routes.docsRoot(input.path);
  const mainDoc = input.docs.find((doc) => doc.path === rootPath) ?? docs.get(firstDoc ?? '') ?? input.docs[0];
  if (!mainDoc) problems.push(`docs version "${input.name}" has no docs`);

  return {
    name: input.name,
    label: input.label,
    isLast: input.isLast,
    path: rootPath,
    mainDocId: mainDoc?.docId ?? '',
    mainDocPath: mainDoc?.path ?? '',
    docs: input.docs
      .filter((doc) => !doc.draft)
      .map((doc) => ({ id: doc.docId, path: doc.path, sidebar: chooseSidebar(doc, places) })),
    draftIds: input.docs.filter((doc) => doc.draft).map((doc) => doc.docId),
    sharedTitles: findRepeated(input.docs.map((doc) => doc.title)),
    sidebars: Object.fromEntries([...builtSidebars].map(([id, items]) => [id, { link: toLink(firstPage(items)) }])),
    builtSidebars,
    categories: [...builtSidebars].flatMap(([id, items]) => collectCategories(id, items, places.get(id))),
    problems,
  };
}

/** The values that occur more than once, sorted. */
function findRepeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))].toSorted();
}

/** All ids of a version fill the screen, so that only the nearest is named. */
function withNearest(unknown: string, known: Iterable<string>): string {
  const [nearest] = nearestNames(unknown, known, 1);
  return nearest === undefined ? unknown : `${unknown} (nearest: ${nearest})`;
}

function checkReferences(
  input: VersionInput,
  docs: ReadonlyMap<string, VersionDoc>,
  sidebars: ReadonlyMap<string, unknown>,
): string[] {
  return input.docs.flatMap((doc) => {
    const problems: string[] = [];
    for (const [field, id] of [
      ['pagination_prev', doc.paginationPrevious],
      ['pagination_next', doc.paginationNext],
    ] as const) {
      if (id !== null && !docs.has(id))
        problems.push(
          `${doc.sourcePath} (version "${input.name}") field "${field}": found "${id}", which is not a doc; nearest: ${nearestNames(id, docs.keys()).join(', ')}`,
        );
    }
    if (doc.displayedSidebar !== null && !sidebars.has(doc.displayedSidebar)) {
      problems.push(
        `${doc.sourcePath} (version "${input.name}") field "displayed_sidebar": found "${doc.displayedSidebar}"; available: ${[...sidebars.keys()].join(', ')}`,
      );
    }
    return problems;
  });
}

function toLink(page: { path: string; label: string } | undefined): { path: string; label: string } | null {
  return page ? { path: page.path, label: page.label } : null;
}

function collectCategories(
  sidebarId: string,
  items: readonly SidebarItem[],
  places: SidebarPlaces | undefined,
): BuiltCategory[] {
  const categories: SidebarCategory[] = [];
  const walk = (entries: readonly SidebarItem[]): void => {
    for (const item of entries) {
      if (item.type !== 'category') continue;
      if (item.index && item.href) categories.push(item);
      walk(item.items);
    }
  };
  walk(items);
  return categories.map((category) => {
    const path = category.href ?? '';
    const { breadcrumbs, previous, next } = placeOf(places, path);
    return {
      path,
      sidebarId,
      title: category.index?.title ?? category.label,
      description: category.index?.description ?? '',
      cards: category.items.flatMap(toCard),
      breadcrumbs,
      previous: toLink(previous && { path: previous.path, label: previous.paginationLabel ?? previous.label }),
      next: toLink(next && { path: next.path, label: next.paginationLabel ?? next.label }),
    };
  });
}

function toCard(item: SidebarItem): CategoryCard[] {
  if (item.type === 'html') return [];
  if (item.type === 'link') {
    if (item.unlisted) return [];
    return [
      {
        kind: isExternal(item.href) ? 'external' : 'doc',
        title: item.label,
        description: item.description ?? '',
        href: item.href,
      },
    ];
  }
  const href = item.href ?? firstPage(item.items)?.path;
  if (href === undefined) return [];
  const count = item.items.length;
  return [
    {
      kind: 'category',
      title: item.label,
      description: item.description || item.index?.description || (count === 1 ? '1 item' : `${count} items`),
      href,
    },
  ];
}
