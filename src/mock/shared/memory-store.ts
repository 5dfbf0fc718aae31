import type { MockStore } from './types';

/** The content of a store as plain JSON: entities with their ids, by kind. */
export type SavedState = readonly (readonly [
  kind: string,
  entities: readonly (readonly [id: string, value: unknown])[],
])[];

/** Keeps everything in memory, beginning with what was saved. */
export function createMemoryStore(saved: SavedState = []): MockStore & { readonly save: () => SavedState } {
  const kinds = new Map(saved.map(([kind, entities]) => [kind, new Map(entities)]));
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
    save: () => [...kinds].map(([kind, entities]) => [kind, [...entities]]),
  };
}
