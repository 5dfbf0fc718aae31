import type { SearchResponse, SearchRequest } from '../../shared/response';
import type { SearchFailure } from '../search-failure';
import type { SearchSource } from '../search-source';

export interface DialogSearch {
  readonly search: (query: { readonly requests: readonly SearchRequest[] }) => Promise<SearchResponse>;
  /** Drops the response that is awaited. To be called when the field is cleared, because nothing replaces it then. */
  readonly forget: () => void;
}

/**
 * Lets DocSearch search with our engines.
 * Defect: DocSearch shows a failure only briefly, and only errors of its own client. Symptom: the message disappears
 * with the next key press, and there is no Retry. Fix: DocSearch gets an empty response, and `onFailure` is called with
 * the outcome of the latest search. Tests: SRM-16.
 * Defect: DocSearch shows results of an older query until those of the current one arrive. Symptom: with a slow engine,
 * they replace what the reader is looking at, under a query that they do not belong to. Fix: outdated searches never
 * end. Tests: SRM-8.
 */
export function createDialogSearch(
  source: SearchSource,
  onFailure: (failure: SearchFailure | null) => void,
): DialogSearch {
  let latest = 0;
  return {
    forget: () => void (latest += 1),
    search: async ({ requests }) => {
      latest += 1;
      const current = latest;
      onFailure(null);
      const outcome = await source.search(requests);
      if (current !== latest) return new Promise<never>(() => undefined);
      onFailure(outcome.status === 'answered' ? null : outcome.status);
      if (outcome.status === 'failed') return { results: requests.map(emptyResult) };
      return outcome.response;
    },
  };
}

function emptyResult({ query }: SearchRequest): SearchResponse['results'][number] {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, params: '', processingTimeMS: 0 };
}
