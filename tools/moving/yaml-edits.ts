import { isMap, isScalar, isSeq, parseDocument, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Edit } from './types';

/** An edit within one text. */
export type TextEdit = Omit<Edit, 'file'>;

/** Longest line that Prettier leaves alone. */
const LINE_WIDTH = 120;

const parsed = new Map<string, Node | null>();
const REMEMBERED = 16;

/** Parses YAML so that every node has the offsets of its source. The last texts are remembered: nodes never change. */
export function parseNodes(text: string): Node | null {
  const found = parsed.get(text) ?? parseDocument(text, { logLevel: 'silent' }).contents;
  parsed.delete(text);
  parsed.set(text, found);
  for (const oldest of [...parsed.keys()].slice(0, -REMEMBERED)) parsed.delete(oldest);
  return found;
}

export function mapValue(node: unknown, key: string): unknown {
  return isMap(node) ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value : undefined;
}

export function listItems(node: unknown): readonly unknown[] {
  return isSeq(node) ? node.items : [];
}

export function textOf(node: unknown): string | undefined {
  return isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
}

/** Offsets of a node's source without white space at its end. */
export function rangeOf(text: string, node: unknown): readonly [start: number, end: number] {
  const [start = 0, end = 0] = (node as { range?: readonly number[] | null } | null)?.range ?? [];
  return [start, start + text.slice(start, end).trimEnd().length];
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Replaces a value. It is quoted if it was, or if it has to be. */
export function replaceScalar(text: string, node: Scalar, value: string): TextEdit {
  const [start, end] = rangeOf(text, node);
  const quote = /^['"]/.exec(text.slice(start, end))?.[0];
  return { start, end, text: quote && !value.includes(quote) ? `${quote}${value}${quote}` : quoted(value) };
}

/** A value as YAML, also within a map in braces. */
export function quoted(value: string): string {
  return /^[\w/.][\w/.~-]*$/.test(value) ? value : JSON.stringify(value);
}

/** Removes entries from a list, with the lines on which they are; a list without entries becomes `[]`. */
export function removeItems(text: string, list: YAMLSeq, indexes: readonly number[]): TextEdit[] {
  if (indexes.length === 0) return [];
  if (indexes.length === list.items.length) {
    const [start, end] = rangeOf(text, list);
    return [{ start: text.slice(0, start).trimEnd().length, end, text: ' []' }];
  }
  if (!list.flow) return indexes.map((index) => removeLines(text, list.items[index]));
  const kept = list.items.filter((_, index) => !indexes.includes(index));
  const [start, end] = rangeOf(text, list);
  return [{ start, end, text: `[${kept.map((item) => text.slice(...rangeOf(text, item))).join(', ')}]` }];
}

/** Removes the lines of a node, from its first character to its last. */
function removeLines(text: string, ...nodes: readonly unknown[]): TextEdit {
  const ranges = nodes.map((node) => rangeOf(text, node)).filter(([, end]) => end > 0);
  const start = lineStart(text, Math.min(...ranges.map(([from]) => from)));
  return { start, end: lineEnd(text, Math.max(...ranges.map(([, to]) => to))), text: '' };
}

/** Removes a key with its value, which have lines of their own. */
export function removeKey(text: string, map: YAMLMap, key: string): TextEdit[] {
  const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
  return pair ? [removeLines(text, pair.key, pair.value)] : [];
}

/**
 * Adds entries to a list of a file's top level: before the entry with an index, or at the end. The list may be empty,
 * or missing. Entries are maps, or texts.
 */
export function addItems(
  text: string,
  key: string,
  entries: readonly (string | Readonly<Record<string, string>>)[],
  before?: number,
): TextEdit[] {
  if (entries.length === 0) return [];
  const list = mapValue(parseNodes(text), key);
  const items = listItems(list);
  const other = items[before ?? items.length - 1];
  const [first] = rangeOf(text, items[0]);
  const indent = items.length > 0 ? first - lineStart(text, first) - '- '.length : 2;
  const lines = entries.map((entry) => `${writeEntry(entry, ' '.repeat(Math.max(0, indent)))}\n`).join('');
  if (isSeq(list) && !list.flow && other !== undefined) {
    const [start, end] = rangeOf(text, other);
    const at = before === undefined ? lineEnd(text, end) : lineStart(text, start);
    return [{ start: at, end: at, text: `${at > 0 && text[at - 1] !== '\n' ? '\n' : ''}${lines}` }];
  }
  if (isSeq(list)) {
    const [start, end] = rangeOf(text, list);
    const kept = items.map((item) => `  - ${text.slice(...rangeOf(text, item))}\n`).join('');
    return [{ start: text.slice(0, start).trimEnd().length, end, text: `\n${kept}${lines}`.trimEnd() }];
  }
  const empty = new RegExp(`^${key}:[ \\t]*(?:null|~)?[ \\t]*$`, 'm').exec(text);
  if (empty) return [{ start: empty.index, end: empty.index + empty[0].length, text: `${key}:\n${lines}`.trimEnd() }];
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  return [{ start: text.length, end: text.length, text: `${separator}${key}:\n${lines}` }];
}

function writeEntry(entry: string | Readonly<Record<string, string>>, indent: string): string {
  if (typeof entry === 'string') return `${indent}- ${quoted(entry)}`;
  const fields = Object.entries(entry).map(([key, value]) => `${key}: ${quoted(value)}`);
  const line = `${indent}- { ${fields.join(', ')} }`;
  return line.length <= LINE_WIDTH ? line : `${indent}- ${fields.join(`\n${indent}  `)}`;
}
