import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import { toKebab } from '../../src/site/slug';
import { routes } from '../../src/site/routes';
import { listItems, mapValue, parseNodes, removeItems, removeKey, rangeOf, textOf, type TextEdit } from './yaml-edits';

/** What happens to a sidebars file if a doc is taken out of it. */
export interface SidebarRemoval {
  readonly edits: readonly TextEdit[];
  /** Addresses of index pages of categories that are removed, as sources spell them. */
  readonly lostIndexes: readonly string[];
  /** Sidebars that would be empty. */
  readonly emptied: readonly string[];
}

/**
 * Takes a doc out of all sidebars of a file. A category that becomes empty goes with it; one that is only left with its
 * own page becomes an entry for that page.
 */
export function removeFromSidebars(text: string, docId: string, versionPath: string): SidebarRemoval {
  const root = parseNodes(text);
  const lostIndexes: string[] = [];
  const emptied: string[] = [];
  const edits = isMap(root)
    ? root.items.flatMap(({ key, value }) => {
        if (!isSeq(value)) return [];
        const result = removeFrom(text, value, docId, (category) =>
          lostIndexes.push(...indexOf(category, versionPath)),
        );
        if (result === 'all') emptied.push(textOf(key) ?? '');
        return result === 'all' ? [] : result;
      })
    : [];
  return { edits, lostIndexes, emptied };
}

/** Edits of a list without the doc; `all` if nothing remains. */
function removeFrom(
  text: string,
  list: YAMLSeq,
  docId: string,
  onLost: (category: unknown) => void,
): readonly TextEdit[] | 'all' {
  const gone: number[] = [];
  const edits = list.items.flatMap((item, index): readonly TextEdit[] => {
    if (!isMap(item)) return [];
    if (textOf(mapValue(item, 'type')) !== 'category') {
      if (textOf(mapValue(item, 'type')) === 'doc' && textOf(mapValue(item, 'id')) === docId) gone.push(index);
      return [];
    }
    const result = removeFromCategory(text, item, docId, onLost);
    if (result === 'all') gone.push(index);
    return result === 'all' ? [] : result;
  });
  if (gone.length === 0) return edits;
  return gone.length === list.items.length ? 'all' : [...edits, ...removeItems(text, list, gone)];
}

function removeFromCategory(
  text: string,
  category: YAMLMap,
  docId: string,
  onLost: (category: unknown) => void,
): readonly TextEdit[] | 'all' {
  const items = mapValue(category, 'items');
  const link = mapValue(category, 'link');
  const ownDoc = textOf(mapValue(link, 'type')) === 'doc' ? textOf(mapValue(link, 'id')) : undefined;
  const inner = isSeq(items) && items.items.length > 0 ? removeFrom(text, items, docId, onLost) : 'all';
  const loses = ownDoc === docId ? removeKey(text, category, 'link') : [];
  if (inner !== 'all') return [...inner, ...loses];
  if (listItems(items).length === 0 && ownDoc !== docId) return [];
  if (ownDoc !== undefined && ownDoc !== docId) {
    const [start, end] = rangeOf(text, category);
    return [{ start, end, text: `{ type: doc, id: ${ownDoc} }` }];
  }
  onLost(category);
  return 'all';
}

function indexOf(category: unknown, versionPath: string): string[] {
  const link = mapValue(category, 'link');
  if (textOf(mapValue(link, 'type')) !== 'generated-index') return [];
  const slug = textOf(mapValue(link, 'slug'));
  const label = textOf(mapValue(category, 'label')) ?? '';
  return [slug === undefined ? routes.docCategory(versionPath, toKebab(label)) : routes.doc(versionPath, slug)];
}

/** Removes the entries of a navigation bar that lead to a doc. */
export function removeFromNavbar(text: string, docId: string): TextEdit[] {
  const within = (list: unknown): TextEdit[] => {
    if (!isSeq(list)) return [];
    const gone = list.items.flatMap((item, index) => (textOf(mapValue(item, 'docId')) === docId ? [index] : []));
    return [...removeItems(text, list, gone), ...list.items.flatMap((item) => within(mapValue(item, 'items')))];
  };
  return within(parseNodes(text));
}

/** Removes a key of a file's top level with its value, and the empty line below it. */
export function removeTopKey(text: string, key: string): TextEdit[] {
  const root = parseNodes(text);
  if (!isMap(root)) return [];
  return removeKey(text, root, key).map((edit) => ({
    ...edit,
    end: text[edit.end] === '\n' ? edit.end + 1 : edit.end,
  }));
}
