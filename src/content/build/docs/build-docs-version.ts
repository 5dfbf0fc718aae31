import { join, resolve } from 'node:path';
import { env } from '../../../site/build/env';
import { nearestOrAvailable } from '../../../site/build/nearest';
import { displayPath } from '../../../site/build/source-text';
import { counted } from '../../../site/counted';
import type { Problem } from '../../../site/problems';
import { isExternal, routes } from '../../../site/routes';
import { lineOfFrontMatter, lineOfValue } from '../files/find-line';
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

interface BuiltCategory extends Omit<CategoryPageView, 'sidebar' | 'versionBadge' | 'versionBanner'> {
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
  /** The version is complete only if there are none. */
  readonly problems: readonly Problem[];
  /** Docs that no sidebar contains. */
  readonly warnings: readonly Problem[];
}

/** Builds a version from its docs and sidebars. Returns problems instead of throwing them. */
export function buildDocsVersion(input: VersionInput): BuiltVersion {
  const docs = new Map(input.docs.map((doc) => [doc.docId, doc]));
  const problems: Problem[] = [];
  const builtSidebars = new Map<string, SidebarItem[]>();
  for (const [id, source] of Object.entries(input.sidebars)) {
    const { items, unknownIds } = buildSidebar(source, {
      docs,
      hideDrafts: input.hideDrafts,
      categoryPath: (slug, labelSlug) =>
        slug === undefined ? routes.docCategory(input.path, labelSlug) : routes.doc(input.path, slug),
    });
    for (const unknown of unknownIds)
      problems.push({
        file: input.sidebarsFile,
        line: lineOfValue(resolve(input.sidebarsFile), unknown),
        message: `sidebar "${id}" of version "${input.name}" names the unknown doc "${unknown}"; ${nearestOrAvailable(unknown, docs.keys())}`,
      });
    builtSidebars.set(id, items);
  }
  problems.push(...checkReferences(input, docs, builtSidebars));

  const places = new Map([...builtSidebars].map(([id, items]) => [id, placePages(items)]));
  const firstSidebar = builtSidebars.values().next().value as SidebarItem[] | undefined;
  const firstDoc = firstSidebar && findPage(firstSidebar, (page) => page.docId !== undefined)?.docId;
  const rootPath = routes.docsRoot(input.path);
  const mainDoc = input.docs.find((doc) => doc.path === rootPath) ?? docs.get(firstDoc ?? '') ?? input.docs[0];
  if (!mainDoc) problems.push({ file: input.sidebarsFile, message: `docs version "${input.name}" has no docs` });

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
    warnings: input.docs.filter((doc) => isLost(doc, places)).map((doc) => lostDoc(doc, input)),
  };
}

/** True for a page that readers cannot find in a sidebar although nothing says that it belongs in none. */
function isLost(doc: VersionDoc, places: ReadonlyMap<string, SidebarPlaces>): boolean {
  return !doc.draft && !doc.unlisted && !doc.suppressed.includes('sidebar') && chooseSidebar(doc, places) === null;
}

function lostDoc({ sourcePath, docId }: VersionDoc, { sidebarsFile }: VersionInput): Problem {
  return {
    file: fileOf(sourcePath),
    line: 1,
    message: `is in no sidebar: add "${docId}" to ${sidebarsFile}, or the field "unlisted: true" if readers only follow links to it`,
  };
}

const fileOf = (sourcePath: string): string => displayPath(join(env.contentRoot, sourcePath));

/** The values that occur more than once, sorted. */
function findRepeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(values.filter((value) => seen.size === seen.add(value).size))].toSorted();
}

function checkReferences(
  input: VersionInput,
  docs: ReadonlyMap<string, VersionDoc>,
  sidebars: ReadonlyMap<string, unknown>,
): Problem[] {
  return input.docs.flatMap((doc) => {
    const problems: Problem[] = [];
    const report = (field: string, found: string, what: string, known: Iterable<string>): void =>
      void problems.push({
        file: fileOf(doc.sourcePath),
        line: lineOfFrontMatter(join(env.contentRoot, doc.sourcePath), field),
        message: `field "${field}": found "${found}", which is no ${what} of version "${input.name}"; ${nearestOrAvailable(found, known)}`,
      });
    for (const [field, id] of [
      ['pagination_prev', doc.paginationPrevious],
      ['pagination_next', doc.paginationNext],
    ] as const) {
      if (id !== null && !docs.has(id)) report(field, id, 'doc', docs.keys());
    }
    if (doc.displayedSidebar !== null && !sidebars.has(doc.displayedSidebar))
      report('displayed_sidebar', doc.displayedSidebar, 'sidebar', sidebars.keys());
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
  return [
    {
      kind: 'category',
      title: item.label,
      description: item.description || item.index?.description || counted(item.items.length, 'item'),
      href,
    },
  ];
}
