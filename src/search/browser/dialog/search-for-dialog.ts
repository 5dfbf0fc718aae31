import type { SearchResponse, SearchRequest } from '../../shared/response';
import type { SearchFailure } from '../search-failure';
import type { SearchSource } from '../search-source';

export type DialogSearch = (query: { readonly requests: readonly SearchRequest[] }) => Promise<SearchResponse>;

/**
 * Lets DocSearch search with our engines.
 * Defect: DocSearch shows a failure only briefly, and only errors of its own client. Symptom: the message disappears
 * with the next key press, and there is no Retry. Fix: DocSearch gets an empty response, and `onFailure` is called with
 * the outcome of the latest search. Tests: SRM-16.
 */
export function createDialogSearch(
  source: SearchSource,
  onFailure: (failure: SearchFailure | null) => void,
): DialogSearch {
  let latest = 0;
  return async ({ requests }) => {
    latest += 1;
    const current = latest;
    onFailure(null);
    const outcome = await source.search(requests);
    if (current === latest) onFailure(outcome.status === 'answered' ? null : outcome.status);
    return outcome.status === 'failed' ? { results: requests.map(emptyResult) } : outcome.response;
  };
}

function emptyResult({ query }: SearchRequest): SearchResponse['results'][number] {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, params: '', processingTimeMS: 0 };
}
