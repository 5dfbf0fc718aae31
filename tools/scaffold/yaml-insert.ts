import { isMap, isSeq, parseDocument, type Node } from 'yaml';

/**
 * Adds an entry to a list in the text of a YAML file. Everything else keeps its form, comments included.
 *
 * @param path keys and indexes that lead to the list
 * @param index of the entry after which the new one goes; -1 for the last one
 * @param entry YAML on one line
 * @throws Error if there is no list at the path
 */
export function insertIntoList(text: string, path: readonly (string | number)[], index: number, entry: string): string {
  const list = parseDocument(text).getIn(path, true);
  if (!isSeq(list)) throw new Error(`There is no list at ${path.join('.')}.`);
  const last = (index < 0 ? list.items.at(-1) : list.items[index]) as Node | undefined;
  if (list.flow) {
    const [start, end] = rangeOf(list);
    if (last) return splice(text, rangeOf(last)[1], `, ${entry}`);
    // An empty list becomes one with an entry a line.
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const indent = /^ */.exec(text.slice(lineStart))?.[0] ?? '';
    return `${text.slice(0, start).trimEnd()}\n${indent}  - ${entry}${text.slice(end)}`;
  }
  if (!last) throw new Error(`The list at ${path.join('.')} has no entries.`);
  const [start, end] = rangeOf(last);
  const dash = text.lastIndexOf('-', start);
  const indent = ' '.repeat(dash - text.lastIndexOf('\n', dash) - 1);
  return splice(text, lineEnd(text, end), `\n${indent}- ${entry}`);
}

/**
 * Adds a key to the top level of a YAML file, before the first key that comes later in the alphabet, or else at its
 * end.
 *
 * @param lines YAML of the entry
 * @param options `sorted`: whether the keys are in order; `gap`: whether an empty line divides entries
 */
export function insertKey(
  text: string,
  key: string,
  lines: string,
  { sorted, gap }: { readonly sorted: boolean; readonly gap: boolean },
): string {
  const root = parseDocument(text).contents;
  const later = sorted && isMap(root) ? root.items.find((pair) => String(pair.key) > key) : undefined;
  const start = later && (later.key as Node).range?.[0];
  if (start !== undefined) return splice(text, start, `${lines}${gap ? '\n' : ''}`);
  const ended = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${ended}${gap && ended !== '' ? '\n' : ''}${lines}`;
}

const splice = (text: string, at: number, added: string): string => text.slice(0, at) + added + text.slice(at);

function rangeOf(node: Node): readonly [start: number, valueEnd: number] {
  const { range } = node;
  if (!range) throw new Error('A node of a parsed document has a range.');
  return [range[0], range[1]];
}

/** Where the line of the last character before a place ends. */
function lineEnd(text: string, end: number): number {
  let last = end;
  while (last > 0 && /\s/.test(text[last - 1] as string)) last -= 1;
  const found = text.indexOf('\n', last);
  return found < 0 ? text.length : found;
}
