import { useCallback, useEffect, useReducer } from 'react';
import { buildRequest, NARROW } from '../build-request';
import { NO_RESULTS, PAGE_QUERY_LENGTH, reduceResults, type ResultsState } from './results-state';
import type { SearchSource } from '../search-source';

/** Milliseconds of rest before what was typed is searched. */
const SEARCH_AFTER = 300;

export interface Results extends ResultsState {
  readonly setQuery: (query: string) => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * Searches for the query of the address and of the field, page by page. `search` is the query part of the address; it
 * is read in the browser only, because the page is the same file for every query.
 */
export function useResults(search: string, getSource: () => SearchSource): Results {
  const [state, dispatch] = useReducer(reduceResults, NO_RESULTS);
  const { query, status, page, request } = state;

  useEffect(() => {
    const read = () => dispatch({ type: 'query', query: queryOf(window.location.search) });
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [search]);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const ask = () => {
      const source = getSource();
      void source
        .search([
          buildRequest({
            indexName: source.indexName,
            query,
            page,
            isNarrow: window.matchMedia(NARROW).matches,
            clickAnalytics: false,
          }),
        ])
        .then((outcome) => dispatch({ type: 'answer', request, outcome }));
    };
    const timer = setTimeout(ask, page === 0 ? SEARCH_AFTER : 0);
    return () => clearTimeout(timer);
  }, [query, status, page, request, getSource]);

  const setQuery = useCallback((value: string) => {
    const text = value.slice(0, PAGE_QUERY_LENGTH);
    const url = new URL(window.location.href);
    if (text === '') url.searchParams.delete('q');
    else url.searchParams.set('q', text);
    window.history.replaceState(window.history.state, '', url);
    dispatch({ type: 'query', query: text });
  }, []);
  const more = useCallback(() => dispatch({ type: 'more' }), []);
  const retry = useCallback(() => dispatch({ type: 'retry' }), []);
  return { ...state, setQuery, more, retry };
}

function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, PAGE_QUERY_LENGTH);
}
