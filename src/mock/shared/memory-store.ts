import type { MockStore } from './types';

/** Keeps everything in memory. */
export function createMemoryStore(): MockStore {
  const kinds = new Map<string, Map<string, unknown>>();
  const of = (kind: string): Map<string, unknown> => {
    const known = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, known);
    return known;
  };
  return {
    get: (kind, id) => kinds.get(kind)?.get(id),
    put: (kind, id, value) => void of(kind).set(id, value),
    delete: (kind, id) => void kinds.get(kind)?.delete(id),
    list: (kind) => [...(kinds.get(kind)?.values() ?? [])],
    clear: () => kinds.clear(),
  };
}
