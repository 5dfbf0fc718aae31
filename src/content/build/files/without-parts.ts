import { offPartOf } from '../../../site/parts';
import type { DataFileName } from '../types/data-files';

/** Keys whose values lead to a page or name a doc. */
const TARGETS = ['to', 'href', 'see'] as const;
const DOC_IDS = ['docId', 'id'] as const;
/** Data files whose entries lead to other parts of the site. */
const WITH_ENTRIES: readonly DataFileName[] = [
  'navbar.yaml',
  'footer.yaml',
  'landing.yaml',
  'glossary.yaml',
  'sidebars.yaml',
];

/**
 * The data of a file without the entries that lead to parts of the site that are off, and without the groups that have
 * no other entries. A group that has a page of its own keeps it, and a sidebar is empty then.
 *
 * @param off names of the parts
 */
export function withoutParts<Data>(name: DataFileName, data: Data, off: readonly string[]): Data {
  if (off.length === 0 || !WITH_ENTRIES.includes(name)) return data;
  return prune(data, off);
}

function prune<Value>(value: Value, off: readonly string[]): Value {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => pruneEntry(entry, off)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, prune(inner, off)])) as Value;
}

/** The entry of a list; none if it leads nowhere else. */
function pruneEntry(entry: unknown, off: readonly string[]): unknown[] {
  if (!isRecord(entry)) return [entry];
  if (leadsToOff(entry, off)) return [];
  const kept = prune(entry, off);
  const loses = isRecord(kept.link) && leadsToOff(kept.link, off);
  const { link: _link, ...bare } = kept;
  const result = loses ? bare : kept;
  const becameEmpty = isEmpty(result.items) && !isEmpty(entry.items);
  // A search without suggestions is still a search.
  if (becameEmpty && result.type !== 'search' && (loses || !isRecord(result.link))) return [];
  return [result];
}

function leadsToOff(entry: Readonly<Record<string, unknown>>, off: readonly string[]): boolean {
  const isOff = (address: unknown, prefix: string): boolean =>
    typeof address === 'string' && offPartOf(`${prefix}${address}`, off) !== undefined;
  return TARGETS.some((key) => isOff(entry[key], '')) || DOC_IDS.some((key) => isOff(entry[key], '/docs/'));
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
