import type { SearchHit } from '../../shared/response';
import type { SearchFailure } from '../search-failure';
import type { SearchOutcome } from '../search-source';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';

/** Maximum length of the page's query, in characters. */
export const PAGE_QUERY_LENGTH = 512;

/** A hit with what is reported when it is opened. */
export interface PlacedHit extends SearchHit {
  /** Query id of the hosted engine, which is different for each page of results. */
  readonly queryID: string | undefined;
  /** Position among all results, from 1. */
  readonly position: number;
}

/** What the search page shows. */
export interface ResultsState {
  readonly query: string;
  /** Version of the docs that is searched; empty before. */
  readonly version: string;
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly PlacedHit[];
  /** Number of matching sections. */
  readonly total: number;
  /** Number of documents that contain them; the hosted engine does not report it. */
  readonly documents: number | undefined;
  /** Latest page of results that was requested, from 0. */
  readonly page: number;
  /** Number of pages of results. */
  readonly pageCount: number;
  /** The engine that returned the first page of results; null before. It also returns the further ones. */
  readonly engine: 'hosted' | 'local' | null;
  /** Why the first page of results comes from the local engine although a hosted one is configured. */
  readonly fallback: Exclude<SearchFailure, 'failed'> | null;
  /** The same, or that the latest page could not be fetched. */
  readonly failure: SearchFailure | null;
  /** Titles of the areas that earlier responses had results in. */
  readonly suggestions: readonly string[];
  /** Number of the latest request: responses to older ones are dropped. */
  readonly request: number;
}

export type ResultsAction =
  /** `kept`: results of the same query from earlier. Without `version`, it stays. */
  | {
      readonly type: 'query';
      readonly query: string;
      readonly version?: string;
      readonly kept?: ResultsState | undefined;
    }
  | { readonly type: 'more' }
  | { readonly type: 'retry' }
  | { readonly type: 'response'; readonly request: number; readonly outcome: SearchOutcome };

export const NO_RESULTS: ResultsState = {
  query: '',
  version: '',
  status: 'idle',
  hits: [],
  total: 0,
  documents: undefined,
  page: 0,
  pageCount: 0,
  engine: null,
  fallback: null,
  failure: null,
  suggestions: [],
  request: 0,
};

export function reduceResults(state: ResultsState, action: ResultsAction): ResultsState {
  switch (action.type) {
    case 'query': {
      const { query, version = state.version } = action;
      if (query === state.query && version === state.version) return state;
      if (query.trim() === '') {
        const { request, suggestions } = state;
        return { ...NO_RESULTS, query, version, request: request + 1, suggestions };
      }
      if (action.kept) return { ...action.kept, request: state.request + 1 };
      // The old results stay until the new response arrives.
      return {
        ...state,
        query,
        version,
        status: 'loading',
        page: 0,
        request: state.request + 1,
      };
    }
    case 'more':
      if (state.status !== 'done' || state.page + 1 >= state.pageCount) return state;
      return { ...state, status: 'loading', page: state.page + 1, request: state.request + 1 };
    case 'retry':
      if (state.failure === null) return state;
      // Results of the hosted engine do not continue those of the local one: they start over.
      return {
        ...state,
        status: 'loading',
        page: state.fallback === null ? state.page : 0,
        request: state.request + 1,
      };
    case 'response':
      return action.request === state.request && state.status === 'loading'
        ? applyOutcome(state, action.outcome)
        : state;
  }
}

function applyOutcome(state: ResultsState, outcome: SearchOutcome): ResultsState {
  if (outcome.status === 'failed')
    return { ...state, status: 'failed', hits: state.page === 0 ? [] : state.hits, failure: 'failed' };
  const result = outcome.response.results[0];
  const isFirst = state.page === 0;
  const previous = isFirst ? [] : state.hits;
  const ids = new Set(previous.map(({ objectID }) => objectID));
  const added = (result?.hits ?? []).filter(({ objectID }) => !ids.has(objectID) && ids.add(objectID));
  const ownFallback = outcome.status === 'answered' ? null : outcome.status;
  const fallback = isFirst ? ownFallback : state.fallback;
  const hits = [
    ...previous,
    ...added.map((hit, index) => ({ ...hit, queryID: result?.queryID, position: previous.length + index + 1 })),
  ];
  const areas = [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl0))];
  return {
    ...state,
    status: 'done',
    hits,
    total: result?.nbHits ?? 0,
    documents: result?.nbDocuments,
    pageCount: result?.nbPages ?? 0,
    engine: isFirst ? outcome.engine : state.engine,
    fallback,
    failure: fallback,
    // Like the dialog's: those of the response with the most areas.
    suggestions: areas.length > state.suggestions.length ? areas : state.suggestions,
  };
}

/** Heading and title of the page. */
export function headingFor(query: string): string {
  return query.trim() === '' ? STRINGS.search.searchDocs : fill(STRINGS.search.resultsFor, { query });
}

/** The number of documents in words; empty while it is unknown. */
export function countText({
  query,
  status,
  total,
  documents = total,
}: Pick<ResultsState, 'query' | 'status' | 'total' | 'documents'>): string {
  if (query.trim() === '' || status !== 'done') return '';
  if (documents === 0) return STRINGS.search.noDocuments;
  return plural(documents, STRINGS.search.documents);
}

/** The number of their sections in words; empty if it is the same or unknown. */
export function sectionText(state: Pick<ResultsState, 'query' | 'status' | 'total' | 'documents'>): string {
  const { total, documents = total } = state;
  return countText(state) === '' || total === documents ? '' : plural(total, STRINGS.search.sections);
}
