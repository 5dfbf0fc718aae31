import type { SearchResponse, SearchRequest } from '../../shared/response';
import type { SearchOutcome, SearchSource } from '../search-source';

/** Which notice readers see in addition to the results. */
export type SearchFailure = 'none' | 'fallback' | 'failed';

export type DialogSearch = (query: { readonly requests: readonly SearchRequest[] }) => Promise<SearchResponse>;

/**
 * Lets DocSearch search with our engines.
 * Defect: DocSearch shows a failure only briefly, and only errors of its own client. Symptom: the message disappears
 * with the next key press, and there is no Retry. Fix: DocSearch gets an empty response, and `onFailure` is called with
 * the outcome of the latest search. Tests: SRM-16.
 */
export function createDialogSearch(source: SearchSource, onFailure: (failure: SearchFailure) => void): DialogSearch {
  let latest = 0;
  return async ({ requests }) => {
    latest += 1;
    const current = latest;
    onFailure('none');
    const outcome = await source.search(requests);
    if (current === latest) onFailure(failureOf(outcome));
    return outcome.status === 'failed' ? { results: requests.map(emptyResult) } : outcome.response;
  };
}

function failureOf({ status }: SearchOutcome): SearchFailure {
  return status === 'answered' ? 'none' : status;
}

function emptyResult({ query }: SearchRequest): SearchResponse['results'][number] {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, params: '', processingTimeMS: 0 };
}
