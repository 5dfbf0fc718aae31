import type { SearchAnswer, SearchRequest } from '../shared/answer';
import type { SearchOutcome, SearchSource } from './search-source';

/** What the reader is told beside the results. */
export type SearchFailure = 'none' | 'fallback' | 'failed';

export interface DialogClient {
  readonly search: (query: { readonly requests: readonly SearchRequest[] }) => Promise<SearchAnswer>;
  /** Makes the next search a blind one, whose answer never comes. */
  readonly skipNext: () => void;
}

/**
 * Stands between DocSearch and our engines. DocSearch shows a failure for a moment only and never again, so it gets an
 * empty answer instead, and `onFailure` hears of the newest search what to tell.
 */
export function createDialogClient(source: SearchSource, onFailure: (failure: SearchFailure) => void): DialogClient {
  let newest = 0;
  let isSkipping = false;
  return {
    skipNext: () => {
      isSkipping = true;
    },
    search: async ({ requests }) => {
      newest += 1;
      const own = newest;
      if (isSkipping) {
        isSkipping = false;
        return new Promise<never>(() => undefined);
      }
      onFailure('none');
      const outcome = await source.search(requests);
      if (own === newest) onFailure(failureOf(outcome));
      return outcome.status === 'failed' ? { results: requests.map(emptyResult) } : outcome.answer;
    },
  };
}

function failureOf({ status }: SearchOutcome): SearchFailure {
  return status === 'answered' ? 'none' : status;
}

function emptyResult({ query }: SearchRequest): SearchAnswer['results'][number] {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, params: '', processingTimeMS: 0 };
}

/**
 * Asks again for the query in the field. The library searches only when the text changes, so a blank is put behind it
 * and taken away; the answer for the text with the blank is not waited for.
 */
export function searchAgain(field: HTMLInputElement, client: Pick<DialogClient, 'skipNext'>): void {
  const query = field.value;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  client.skipNext();
  for (const text of [`${query.slice(0, -1)} `, query]) {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
