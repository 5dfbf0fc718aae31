import { accept, failed, missingIndex, objectBody, ok, type Reply, type Call } from './replies';
import type { JsonObject, StoredIndex } from './indices';
import { readNumber } from './query-params';

type Handler = (call: Call) => Reply;

/** Handlers for rules and synonyms, which work the same way: search, batch, clear and single entries. */
export function entryHandlers(
  kind: 'rules' | 'synonyms',
): Record<'search' | 'batch' | 'clear' | 'get' | 'save' | 'delete', Handler> {
  const entriesOf = (call: Call): Map<string, JsonObject> | undefined => call.store.get(call.index)?.[kind];
  const change = (call: Call, apply: (entries: StoredIndex['rules']) => void): Reply =>
    accept(call, [call.index], () => apply(call.store.ensure(call.index)[kind]));
  const replaceParam = kind === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms';

  return {
    search: (call) => {
      const entries = entriesOf(call);
      if (!entries) return missingIndex(call.index);
      const { query, page, hitsPerPage } = objectBody(call);
      const matching = [...entries.values()].filter(
        (entry) => typeof query !== 'string' || JSON.stringify(entry).toLowerCase().includes(query.toLowerCase()),
      );
      const size = readNumber(hitsPerPage, 20);
      const number = readNumber(page, 0);
      return ok({
        hits: matching.slice(number * size, (number + 1) * size),
        nbHits: matching.length,
        page: number,
        nbPages: Math.ceil(matching.length / size),
      });
    },
    batch: (call) =>
      change(call, (entries) => {
        if (['1', 'true'].includes(call.query.get(replaceParam) ?? '')) entries.clear();
        for (const entry of Array.isArray(call.body) ? (call.body as JsonObject[]) : [])
          entries.set(String(entry.objectID), entry);
      }),
    clear: (call) => change(call, (entries) => entries.clear()),
    get: (call) => {
      const entry = entriesOf(call)?.get(call.id);
      return entry ? ok(entry) : failed(404, 'ObjectID does not exist');
    },
    save: (call) => change(call, (entries) => void entries.set(call.id, { ...objectBody(call), objectID: call.id })),
    delete: (call) => change(call, (entries) => void entries.delete(call.id)),
  };
}
