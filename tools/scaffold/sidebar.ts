import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { displayPath } from '../../src/site/build/source-text';
import type { ScaffoldOptions } from './arguments';
import { ScaffoldError, type FileChange, type ScaffoldProject } from './types';
import { allowedNames } from './values';
import { insertIntoList } from './yaml-insert';

/** A list of entries of a sidebar. */
export interface EntryList {
  readonly sidebar: string;
  /** Labels of the categories around it. */
  readonly labels: readonly string[];
  /** Keys and indexes that lead to it. */
  readonly path: readonly (string | number)[];
  readonly entries: readonly Entry[];
  /** Id of the doc that its category links to, its index page. */
  readonly indexId: string | undefined;
}

interface Entry {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly Entry[];
  readonly link?: { readonly type: string; readonly id?: string };
}

/** A place in the sidebars: a list, and the index of the entry above. */
export interface SidebarPlace {
  readonly list: EntryList;
  readonly index: number;
}

/**
 * Finds where a doc belongs: at the end of a named sidebar or category, otherwise below the last doc of its folder.
 * Returns undefined if the content has no sidebars file, because sidebars then follow from the folders.
 *
 * @throws ScaffoldError if there is no such sidebar or category, or no doc of the folder in a sidebar
 */
export function findPlace(id: string, options: ScaffoldOptions, project: ScaffoldProject): SidebarPlace | undefined {
  const text = project.read(sidebarsPath(project));
  if (text === undefined) return undefined;
  const file = displayPath(sidebarsPath(project));
  const sidebars = parse(text) as Readonly<Record<string, readonly Entry[]>>;
  const all = Object.entries(sidebars).flatMap(([sidebar, entries]) => listsOf(sidebar, entries));
  const names = Object.keys(sidebars);
  if (options.sidebar !== undefined && !names.includes(options.sidebar))
    throw new ScaffoldError(
      `--sidebar: found "${options.sidebar}", which is not in ${file}; ${allowedNames(options.sidebar, names)}.`,
    );
  const lists = all.filter(({ sidebar }) => options.sidebar === undefined || sidebar === options.sidebar);
  if (options.category !== undefined) return endOf(findCategory(options.category, lists));
  const folder = folderOf(id);
  const byFolder = lists
    .map((list) => ({ list, index: list.entries.findLastIndex((entry) => isDocOf(folder, entry)), folder }))
    .filter(({ index }) => index >= 0)
    .sort((one, other) => siblingsIn(other) - siblingsIn(one));
  if (byFolder[0]) return byFolder[0];
  const whole = lists.find(({ labels }) => labels.length === 0);
  if (options.sidebar !== undefined && whole) return endOf(whole);
  throw new ScaffoldError(
    `No sidebar has another page of ${folder || 'the folder docs'}; ` +
      `say where this one belongs: --sidebar (allowed: ${names.join(', ')}), or --category with a label.`,
  );
}

/** The sidebars with an entry for the doc. */
export function addToSidebar(id: string, { list, index }: SidebarPlace, project: ScaffoldProject): FileChange {
  const path = sidebarsPath(project);
  const before = project.read(path) ?? '';
  return { path, before, after: insertIntoList(before, list.path, index, `{ type: doc, id: ${id} }`) };
}

/** `rest › How-to guides`, and the entry above. */
export function describePlace({ list, index }: SidebarPlace): string {
  const above = list.entries[index];
  return `${[list.sidebar, ...list.labels].join(' › ')}, below ${above?.id ?? above?.label ?? 'the entry above'}`;
}

/** Ids of docs near the place, the nearest first. */
export function neighborsOf({ list, index }: SidebarPlace): string[] {
  return list.entries
    .slice(0, index + 1)
    .reverse()
    .flatMap(({ type, id }) => (type === 'doc' && id !== undefined ? [id] : []));
}

function sidebarsPath({ root }: ScaffoldProject): string {
  const own = join(root, 'data', 'sidebars-current.yaml');
  return existsSync(own) ? own : join(root, 'data', 'sidebars.yaml');
}

function listsOf(sidebar: string, entries: readonly Entry[]): EntryList[] {
  const visit = (list: EntryList): EntryList[] => [
    list,
    ...list.entries.flatMap(({ type, label = '', items, link }, index) =>
      type === 'category' && items !== undefined && items.length > 0
        ? visit({
            sidebar,
            labels: [...list.labels, label],
            path: [...list.path, index, 'items'],
            entries: items,
            indexId: link?.type === 'doc' ? link.id : undefined,
          })
        : [],
    ),
  ];
  return visit({ sidebar, labels: [], path: [sidebar], entries, indexId: undefined });
}

function findCategory(label: string, lists: readonly EntryList[]): EntryList {
  const nameOf = ({ labels }: EntryList): string => labels.at(-1) ?? '';
  const found = lists.filter((list) => nameOf(list).toLowerCase() === label.toLowerCase());
  if (found.length > 1)
    throw new ScaffoldError(
      `--category: found "${label}", which is in the sidebars ${found.map(({ sidebar }) => sidebar).join(', ')}; ` +
        'choose one with --sidebar.',
    );
  if (found[0]) return found[0];
  const labels = lists.map(nameOf).filter(Boolean);
  throw new ScaffoldError(`--category: found "${label}"; ${allowedNames(label, new Set(labels))}.`);
}

const endOf = (list: EntryList): SidebarPlace => ({ list, index: list.entries.length - 1 });

const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

const isDocOf = (folder: string, { type, id }: Entry): boolean =>
  type === 'doc' && id !== undefined && folderOf(id) === folder;

const siblingsIn = ({ list, folder }: { readonly list: EntryList; readonly folder: string }): number =>
  list.entries.filter((entry) => isDocOf(folder, entry)).length;
