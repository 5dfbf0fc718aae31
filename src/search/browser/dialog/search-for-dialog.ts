import type { SearchAnswer, SearchRequest } from '../../shared/answer';
import type { SearchOutcome, SearchSource } from '../search-source';

/** What is said to the reader beside the results. */
export type SearchFailure = 'none' | 'fallback' | 'failed';

export type DialogSearch = (query: { readonly requests: readonly SearchRequest[] }) => Promise<SearchAnswer>;

/**
 * Lets DocSearch search with our engines.
 * Defect: DocSearch shows a failure for a moment only, and never for other errors than its own client's. How it shows:
 * the words about the failure vanish with the next key, and there is no Retry. So it gets an empty answer instead, and
 * `onFailure` learns what to tell about the newest search. Tests: SRM-16.
 */
export function createDialogSearch(source: SearchSource, onFailure: (failure: SearchFailure) => void): DialogSearch {
  let newest = 0;
  return async ({ requests }) => {
    newest += 1;
    const own = newest;
    onFailure('none');
    const outcome = await source.search(requests);
    if (own === newest) onFailure(failureOf(outcome));
    return outcome.status === 'failed' ? { results: requests.map(emptyResult) } : outcome.answer;
  };
}

function failureOf({ status }: SearchOutcome): SearchFailure {
  return status === 'answered' ? 'none' : status;
}

function emptyResult({ query }: SearchRequest): SearchAnswer['results'][number] {
  return { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query, params: '', processingTimeMS: 0 };
}
