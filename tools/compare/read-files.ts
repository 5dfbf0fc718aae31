import { isTag, type Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { normalizeHashes } from './hashed-names';
import type { Facts } from './types';

/** Fields that identify the entries of a list, so that an entry is recognized at another position. */
const KEYS = ['objectID', 'id', 'guid', 'loc', 'pattern', 'operationId'];

/** Values of JSON by their path. List entries are identified by a key field if they have one, otherwise by position. */
export function readJson(text: string): Facts {
  const values = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      value.forEach((entry: unknown, index) => visit(entry, `${path}[${keyOf(entry) ?? index}]`));
      const keys = value.map(keyOf);
      if (keys.length > 1 && keys.every((key) => key !== undefined)) values.set(`${path} order`, keys.join(', '));
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`);
    else values.set(path, normalizeHashes(typeof value === 'string' ? value : JSON.stringify(value)));
  };
  visit(JSON.parse(text), '');
  return { values };
}

function keyOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = new Map(Object.entries(entry));
  return KEYS.map((name) => fields.get(name)).find((key): key is string => typeof key === 'string');
}

/** Values of an XML file (feed, sitemap) by their path, and the order of its entries. */
export function readXml(text: string): Facts {
  const values = new Map<string, string>();
  const order: string[] = [];
  const add = (key: string, value: string): void => {
    let name = key;
    for (let count = 2; values.has(name); count += 1) name = `${key} ${count}`;
    values.set(name, value);
  };
  const visit = (element: Element, path: string): void => {
    const inside = element.children.filter(isTag);
    const attributes = Object.entries(element.attribs).map(([name, value]) => `${name}="${value}"`);
    const own = inside.length > 0 ? '' : DomUtils.textContent(element).trim();
    if (own || attributes.length > 0) add(path, [...attributes, own].filter(Boolean).join(' '));
    for (const child of inside) {
      const name = ['item', 'entry', 'url'].includes(child.name) ? `${child.name} ${entryKey(child)}` : child.name;
      // The order of a sitemap's entries does not matter.
      if (name !== child.name && child.name !== 'url') order.push(name);
      visit(child, `${path} › ${name}`);
    }
  };
  parseDocument(text, { xmlMode: true })
    .children.filter(isTag)
    .forEach((root) => visit(root, root.name));
  return { values, order };
}

function entryKey(entry: Element): string {
  const inside = entry.children.filter(isTag);
  return (
    KEYS.flatMap((name) =>
      inside.filter((child) => child.name === name).map((child) => DomUtils.textContent(child)),
    ).find(Boolean) ?? ''
  );
}

/** Lines of a text file. */
export function readLines(text: string): Facts {
  return { lines: text.split(/\r?\n/).map(normalizeHashes) };
}

/**
 * The index of the local search engine: its catalog as values, and the passages of all shards, no matter which shard
 * contains them.
 */
export function readSearchIndex(index: string, shards: readonly string[]): Facts {
  const passages = shards.flatMap((shard) => {
    const list: unknown = JSON.parse(shard);
    return Array.isArray(list)
      ? list.map((passage: unknown) => (typeof passage === 'string' ? passage : JSON.stringify(passage)))
      : [];
  });
  return { ...readJson(index), passages: passages.sort() };
}
