import type { SearchHit } from '../../shared/answer';
import type { SearchOutcome } from '../search-source';

/** Longest query of the page, in characters. */
export const PAGE_QUERY_LENGTH = 512;

/** What the search page shows. */
export interface ResultsState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Pages of results that have been asked for, and how many there are. */
  readonly page: number;
  readonly pageCount: number;
  /** True if the local engine answered because the hosted one failed. */
  readonly isFallback: boolean;
  /** Counts requests: an answer to an older one is dropped. */
  readonly request: number;
}

export type ResultsAction =
  | { readonly type: 'query'; readonly query: string }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  | { readonly type: 'answer'; readonly request: number; readonly outcome: SearchOutcome };

export const NO_RESULTS: ResultsState = {
  query: '',
  status: 'idle',
  hits: [],
  total: 0,
  page: 0,
  pageCount: 0,
  isFallback: false,
  request: 0,
};

export function reduceResults(state: ResultsState, action: ResultsAction): ResultsState {
  switch (action.type) {
    case 'query':
      if (action.query === state.query) return state;
      if (action.query.trim() === '') return { ...NO_RESULTS, query: action.query, request: state.request + 1 };
      // What was found before stays until the new answer is there.
      return { ...state, query: action.query, status: 'loading', page: 0, request: state.request + 1 };
    case 'more':
      if (state.status !== 'done' || state.page + 1 >= state.pageCount) return state;
      return { ...state, status: 'loading', page: state.page + 1, request: state.request + 1 };
    case 'retry':
      return state.status === 'failed' || state.isFallback
        ? { ...state, status: 'loading', request: state.request + 1 }
        : state;
    case 'answer':
      return action.request === state.request && state.status === 'loading' ? takeAnswer(state, action.outcome) : state;
  }
}

function takeAnswer(state: ResultsState, outcome: SearchOutcome): ResultsState {
  if (outcome.status === 'failed')
    return { ...state, status: 'failed', hits: state.page === 0 ? [] : state.hits, isFallback: false };
  const result = outcome.answer.results[0];
  const hits = result?.hits ?? [];
  const known = state.page === 0 ? [] : state.hits;
  const ids = new Set(known.map(({ objectID }) => objectID));
  return {
    ...state,
    status: 'done',
    hits: [...known, ...hits.filter(({ objectID }) => !ids.has(objectID))],
    total: result?.nbHits ?? 0,
    pageCount: result?.nbPages ?? 0,
    isFallback: outcome.status === 'fallback',
  };
}

/** Heading of the page, and its title. */
export function headingFor(query: string): string {
  return query.trim() === '' ? 'Search the documentation' : `Search results for "${query}"`;
}

/** How many were found, in words. Empty while nothing is known. */
export function countFor({ query, status, total }: Pick<ResultsState, 'query' | 'status' | 'total'>): string {
  if (query.trim() === '' || status !== 'done') return '';
  if (total === 0) return 'No results were found';
  return total === 1 ? 'One document found' : `${total} documents found`;
}
