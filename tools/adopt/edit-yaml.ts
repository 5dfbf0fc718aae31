import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import { unlink } from './edit-markdown';
import type { Gone } from './types';

/** Keys whose values are where an entry leads, or the addresses that it is about. */
const ADDRESS_KEYS = ['to', 'href', 'see', 'path'];
/** Keys of links that entries can do without. */
const LINK_KEYS = ['link', 'docsServerPage'];
/** Keys of the lists of a group. */
const GROUP_KEYS = ['items', 'cards', 'answers'];

/**
 * Takes out of a YAML file what leads to what is gone: entries of lists, with the groups that are empty then, and links
 * in texts. Returns the text itself if nothing is left out.
 */
export function pruneYaml(text: string, gone: Gone): string {
  // Otherwise, comments at the top of the file would go with its first entry.
  const [head] = /^(?:#.*\n|\s*\n)*/.exec(text) ?? [''];
  const document = parseDocument(text.slice(head.length));
  const changes = pruneNode(document.contents, gone);
  return changes ? head + write(document) : text;
}

/** Does the same to the front matter of a page. */
export function pruneFrontMatter(text: string, gone: Gone): string {
  const [, start = '', front = ''] = /^(---\r?\n)([\s\S]*?\n)(?=---)/.exec(text) ?? [];
  return front === '' ? text : start + pruneYaml(front, gone) + text.slice(start.length + front.length);
}

/** As the project writes YAML, except for the width of lines, which Prettier takes care of. */
export function write(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Prunes a map or list. Returns whether anything has changed. */
function pruneNode(node: unknown, gone: Gone): boolean {
  if (isSeq(node)) return pruneList(node, gone);
  if (isMap(node)) return pruneMap(node, gone);
  return false;
}

function pruneMap(map: YAMLMap, gone: Gone): boolean {
  let changed = false;
  for (const pair of [...map.items]) {
    const { key, value } = pair;
    const wasEmpty = isEmptyList(value) || isEmptyGroup(value);
    if (isScalar(value) && typeof value.value === 'string') {
      if (isScalar(key) && LINK_KEYS.includes(String(key.value)) && gone.isLink(value.value)) {
        map.delete(key);
        changed = true;
        continue;
      }
      const text = unlink(value.value, gone.isLink);
      if (text === value.value) continue;
      value.value = text;
      changed = true;
      continue;
    }
    // The page of a category of a sidebar.
    if (isScalar(key) && key.value === 'link' && isMap(value) && leadsToGone(value, gone)) {
      map.delete(key);
      changed = true;
      continue;
    }
    if (!pruneNode(value, gone)) continue;
    changed = true;
    if (!wasEmpty && (isEmptyList(value) || isEmptyGroup(value))) map.delete(key);
  }
  return changed;
}

function pruneList(list: YAMLSeq, gone: Gone): boolean {
  let changed = false;
  list.items = list.items.flatMap((item): unknown[] => {
    if (isScalar(item) && typeof item.value === 'string' && item.value.startsWith('/') && gone.isLink(item.value)) {
      changed = true;
      return [];
    }
    if (!isMap(item)) {
      changed = pruneNode(item, gone) || changed;
      return [item];
    }
    if (leadsToGone(item, gone)) {
      changed = true;
      return [];
    }
    const groups = GROUP_KEYS.filter((key) => item.has(key));
    if (!pruneMap(item, gone)) return [item];
    changed = true;
    const isEmptied = groups.some((key) => !item.has(key));
    if (!isEmptied || textOf(item, 'type') === 'search') return [item];
    const link = item.get('link');
    if (!isMap(link) || textOf(link, 'type') !== 'doc') return [];
    return [{ type: 'doc', id: textOf(link, 'id') }];
  });
  return changed;
}

function leadsToGone(map: YAMLMap, gone: Gone): boolean {
  return (
    ADDRESS_KEYS.some((key) => gone.isLink(textOf(map, key) ?? '')) ||
    ['docId', 'id'].some((key) => gone.docIds.has(textOf(map, key) ?? '')) ||
    gone.sidebarIds.has(textOf(map, 'sidebarId') ?? '')
  );
}

const isEmptyList = (node: unknown): boolean => isSeq(node) && node.items.length === 0;
/** A group whose list has been taken out, such as a section of cards. */
const isEmptyGroup = (node: unknown): boolean => isMap(node) && node.has('heading') && node.items.length === 1;

function textOf(map: YAMLMap, key: string): string | undefined {
  const value: unknown = map.get(key);
  return typeof value === 'string' ? value : undefined;
}
