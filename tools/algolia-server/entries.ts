import { accept, failed, missingIndex, objectBody, ok, type Answer, type Call } from './answers';
import type { JsonObject, StoredIndex } from './indices';
import { readNumber } from './query-params';

type Handler = (call: Call) => Answer;

/** The handlers for rules and for synonyms, which work alike: search, batch, clear and single entries. */
export function entryHandlers(
  kind: 'rules' | 'synonyms',
): Record<'search' | 'batch' | 'clear' | 'get' | 'save' | 'delete', Handler> {
  const entriesOf = (call: Call): Map<string, JsonObject> | undefined => call.store.get(call.index)?.[kind];
  const change = (call: Call, apply: (entries: StoredIndex['rules']) => void): Answer =>
    accept(call, [call.index], () => apply(call.store.ensure(call.index)[kind]));
  const replaces = kind === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms';

  return {
    search: (call) => {
      const entries = entriesOf(call);
      if (!entries) return missingIndex(call.index);
      const { query, page, hitsPerPage } = objectBody(call);
      const all = [...entries.values()].filter(
        (entry) => typeof query !== 'string' || JSON.stringify(entry).toLowerCase().includes(query.toLowerCase()),
      );
      const size = readNumber(hitsPerPage, 20);
      const number = readNumber(page, 0);
      return ok({
        hits: all.slice(number * size, (number + 1) * size),
        nbHits: all.length,
        page: number,
        nbPages: Math.ceil(all.length / size),
      });
    },
    batch: (call) =>
      change(call, (entries) => {
        if (['1', 'true'].includes(call.query.get(replaces) ?? '')) entries.clear();
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
