import type { SearchHit } from '../../shared/response';
import type { SearchOutcome } from '../search-source';

/** Maximum length of the page's query, in characters. */
export const PAGE_QUERY_LENGTH = 512;

/** What the search page shows. */
export interface ResultsState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Latest page of results that was requested, from 0. */
  readonly page: number;
  /** Number of pages of results. */
  readonly pageCount: number;
  /** True if the results come from the local engine because the hosted one failed. */
  readonly isFallback: boolean;
  /** Number of the latest request: responses to older ones are dropped. */
  readonly request: number;
}

export type ResultsAction =
  | { readonly type: 'query'; readonly query: string }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  | { readonly type: 'response'; readonly request: number; readonly outcome: SearchOutcome };

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
      // The old results stay until the new response arrives.
      return { ...state, query: action.query, status: 'loading', page: 0, request: state.request + 1 };
    case 'more':
      if (state.status !== 'done' || state.page + 1 >= state.pageCount) return state;
      return { ...state, status: 'loading', page: state.page + 1, request: state.request + 1 };
    case 'retry':
      return state.status === 'failed' || state.isFallback
        ? { ...state, status: 'loading', request: state.request + 1 }
        : state;
    case 'response':
      return action.request === state.request && state.status === 'loading'
        ? applyOutcome(state, action.outcome)
        : state;
  }
}

function applyOutcome(state: ResultsState, outcome: SearchOutcome): ResultsState {
  if (outcome.status === 'failed')
    return { ...state, status: 'failed', hits: state.page === 0 ? [] : state.hits, isFallback: false };
  const result = outcome.response.results[0];
  const hits = result?.hits ?? [];
  const previous = state.page === 0 ? [] : state.hits;
  const ids = new Set(previous.map(({ objectID }) => objectID));
  return {
    ...state,
    status: 'done',
    hits: [...previous, ...hits.filter(({ objectID }) => !ids.has(objectID))],
    total: result?.nbHits ?? 0,
    pageCount: result?.nbPages ?? 0,
    isFallback: outcome.status === 'fallback',
  };
}

/** Heading and title of the page. */
export function headingFor(query: string): string {
  return query.trim() === '' ? 'Search the documentation' : `Search results for "${query}"`;
}

/** The number of results in words; empty while it is unknown. */
export function countText({ query, status, total }: Pick<ResultsState, 'query' | 'status' | 'total'>): string {
  if (query.trim() === '' || status !== 'done') return '';
  if (total === 0) return 'No results were found';
  return total === 1 ? 'One document found' : `${total} documents found`;
}
