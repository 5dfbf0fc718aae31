import { readStored, writeStored } from '../../../hooks/browser-storage';

/** Keys under which DocSearch stores recent pages and favorites. */
function storageKeys(indexName: string): readonly [string, string] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

/** The entries of a stored list that can be shown, newest first. A text that is not a list counts as an empty one. */
export function parseStoredHits(text: string): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  return value.filter((hit) => {
    if (!isHit(hit) || seen.has(hit.objectID)) return false;
    seen.add(hit.objectID);
    return true;
  });
}

function isHit(value: unknown): value is { readonly objectID: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  const titles = hierarchy as Record<string, unknown> | null | undefined;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    typeof type === 'string' &&
    typeof titles === 'object' &&
    titles !== null &&
    typeof titles.lvl1 === 'string'
  );
}

/**
 * Repairs the stored lists before the dialog reads them.
 * Defect: DocSearch throws on a list that is not JSON or whose entries are not pages. Symptom: the page crashes every
 * time the dialog opens. Test: SRM-10 "a stored list that reads".
 */
export function repairStoredHits(indexName: string): void {
  for (const key of storageKeys(indexName)) {
    const text = readStored(key);
    if (text === null) continue;
    const hits = JSON.stringify(parseStoredHits(text));
    if (hits !== text) writeStored(key, hits);
  }
}
