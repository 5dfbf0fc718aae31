import { isScalar, isSeq } from 'yaml';
import { isPattern } from '../content-rules/is-pattern';
import { expand } from './pages';
import { hunk } from './plan-redirects';
import { applyEdits } from './rewrite';
import type { Edit, SourcePage } from './types';
import {
  addItems,
  listItems,
  mapValue,
  parseNodes,
  removeItems,
  replaceScalar,
  textOf,
  type TextEdit,
} from './yaml-edits';

/** A page that gets another address, or none. */
export interface PageChange {
  readonly before: SourcePage;
  readonly after: SourcePage | undefined;
}

const KEY = 'addresses';

/**
 * The edit of `page-kinds.yaml` after pages have moved: a page is of the same kind as before, so that the rules of its
 * kind still apply. Patterns that name a page or folder follow it; where none does, the page gets a line of its own.
 */
export function planKinds(
  file: string,
  text: string,
  pages: readonly PageChange[],
  folders: ReadonlyMap<string, string>,
): Edit[] {
  let current = applyEdits(text, moveFolders(text, folders));
  for (const { before, after } of pages) {
    const kind = kindOf(text, before.address)?.kind;
    const named = namingEntry(current, before);
    if (named !== undefined) current = applyEdits(current, rename(current, named, before, after, kind));
    const found = after && kindOf(current, after.address);
    if (after && kind !== undefined && found?.kind !== kind)
      current = applyEdits(current, addItems(current, KEY, [{ path: after.spelling, kind }], found?.index));
  }
  return current === text ? [] : [hunk(file, text, current)];
}

const entries = (text: string): readonly unknown[] => listItems(mapValue(parseNodes(text), KEY));
const pathOf = (entry: unknown): string => textOf(mapValue(entry, 'path')) ?? '';

/** The first entry that matches an address, leaving out one of them. */
function kindOf(text: string, address: string, without = -1): { kind: string; index: number } | undefined {
  const all = entries(text);
  const index = all.findIndex((entry, position) => {
    const pattern = `^${expand(pathOf(entry))}$`;
    return position !== without && isPattern(pattern) && new RegExp(pattern).test(address);
  });
  return index < 0 ? undefined : { kind: textOf(mapValue(all[index], 'kind')) ?? '', index };
}

function moveFolders(text: string, folders: ReadonlyMap<string, string>): TextEdit[] {
  return entries(text).flatMap((entry) => {
    const node = mapValue(entry, 'path');
    const path = pathOf(entry);
    const [from, to] = [...folders].find(([folder]) => path.startsWith(`${folder}/`)) ?? [];
    return from === undefined || !isScalar(node) ? [] : [replaceScalar(text, node, `${to}${path.slice(from.length)}`)];
  });
}

const lastSegment = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/** Names of a group such as `(one|other)` at the end of a pattern, with what is before them. */
function groupOf(path: string): { readonly start: string; readonly names: readonly string[] } | undefined {
  const [, start, names] = /^(.*\/)\(([^()]+)\)$/.exec(path) ?? [];
  return start === undefined || names === undefined ? undefined : { start, names: names.split('|') };
}

/** The entry that names this very page, alone or in a group. */
function namingEntry(text: string, { address }: SourcePage): number | undefined {
  const index = entries(text).findIndex((entry) => {
    const path = pathOf(entry);
    const group = groupOf(path);
    if (!group) return expand(path) === address;
    return expand(group.start) === folderOf(address) && group.names.map(expand).includes(lastSegment(address));
  });
  return index < 0 ? undefined : index;
}

function rename(
  text: string,
  index: number,
  before: SourcePage,
  after: SourcePage | undefined,
  kind: string | undefined,
): TextEdit[] {
  const list = mapValue(parseNodes(text), KEY);
  const node = mapValue(entries(text)[index], 'path');
  if (!isSeq(list) || !isScalar(node)) return [];
  const group = groupOf(pathOf(entries(text)[index]));
  if (!group) {
    const isNeeded = after && kindOf(text, after.address, index)?.kind !== kind;
    return isNeeded ? [replaceScalar(text, node, after.spelling)] : removeItems(text, list, [index]);
  }
  const stays = after !== undefined && folderOf(after.address) === expand(group.start);
  const names = group.names.flatMap((name) => {
    if (expand(name) !== lastSegment(before.address)) return [name];
    return stays ? [lastSegment(after.spelling)] : [];
  });
  if (names.length === 0) return removeItems(text, list, [index]);
  return [replaceScalar(text, node, `${group.start}${names.length === 1 ? names[0]! : `(${names.join('|')})`}`)];
}
