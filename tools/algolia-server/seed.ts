import type { IndexStore, JsonObject, StoredRecord } from './indices';

/** Initial contents of an index. */
export interface Seed {
  readonly records?: readonly (JsonObject & { objectID: string })[];
  readonly settings?: JsonObject;
  readonly rules?: readonly (JsonObject & { objectID: string })[];
  readonly synonyms?: readonly (JsonObject & { objectID: string })[];
}

/** Replaces the contents of an index immediately, without tasks. */
export function seedIndex(
  store: IndexStore,
  name: string,
  { records = [], settings = {}, rules = [], synonyms = [] }: Seed,
): void {
  store.remove(name);
  const index = store.ensure(name);
  index.settings = structuredClone(settings);
  for (const record of records) index.records.set(record.objectID, structuredClone(record) as StoredRecord);
  for (const rule of rules) index.rules.set(rule.objectID, structuredClone(rule));
  for (const synonym of synonyms) index.synonyms.set(synonym.objectID, structuredClone(synonym));
}
