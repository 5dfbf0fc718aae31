import { useCallback, useEffect, useReducer } from 'react';
import { onOwnAddress, useReplaceOwnUrl } from '../../../hooks/own-address';
import { siteConfig } from '../../../site/config/site-config';
import { buildRequest, NARROW } from '../build-request';
import { keepResults, keptResults } from './results-memory';
import { NO_RESULTS, PAGE_QUERY_LENGTH, reduceResults, type ResultsState } from './results-state';
import type { SearchSource } from '../search-source';
import { versionOfQuery } from '../searched-version';

/** Milliseconds after the last key press until the search starts. */
const SEARCH_AFTER = 300;

export interface Results extends ResultsState {
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: string) => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/**
 * Searches, page by page, for the query in the URL, which the search field updates. `search` is the query string with
 * which the page is shown.
 * The query is read only in the browser, because the page is the same file for every query.
 */
export function useResults(
  search: string,
  getSource: (version: string) => SearchSource,
  mayTrack: () => boolean,
): Results {
  // Nothing is kept during hydration, because the page has just been loaded.
  const [state, dispatch] = useReducer(
    reduceResults,
    search,
    (start) => keptResults(queryOf(start), versionOfQuery(start)) ?? NO_RESULTS,
  );
  const { query, version, status, page, request, engine } = state;
  const replaceOwnUrl = useReplaceOwnUrl();

  useEffect(() => {
    const read = () => {
      const query = queryOf(window.location.search);
      const version = versionOfQuery(window.location.search);
      dispatch({ type: 'query', query, version, kept: keptResults(query, version) });
    };
    read();
    return onOwnAddress(read);
  }, []);

  useEffect(() => keepResults(state), [state]);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const send = () => {
      const source = getSource(version);
      void source
        .search(
          [
            buildRequest({
              indexName: source.indexName,
              version,
              query,
              page,
              isNarrow: window.matchMedia(NARROW).matches,
              clickAnalytics: source.isHosted && siteConfig.search.insights && mayTrack(),
            }),
          ],
          page === 0 ? undefined : (engine ?? undefined),
        )
        .then((outcome) => dispatch({ type: 'response', request, outcome }));
    };
    const timer = setTimeout(send, page === 0 ? SEARCH_AFTER : 0);
    return () => clearTimeout(timer);
  }, [query, version, status, page, request, engine, getSource, mayTrack]);

  const setQuery = useCallback(
    (value: string) => {
      const text = value.slice(0, PAGE_QUERY_LENGTH);
      replaceOwnUrl((href) => withParam(href, 'q', text));
      dispatch({ type: 'query', query: text, version });
    },
    [replaceOwnUrl, version],
  );
  const setVersion = useCallback(
    (name: string) => {
      replaceOwnUrl((href) => withParam(href, 'version', name === siteConfig.docs.lastVersion ? '' : name));
      dispatch({ type: 'query', query, version: name, kept: keptResults(query, name) });
    },
    [query, replaceOwnUrl],
  );
  const more = useCallback(() => dispatch({ type: 'more' }), []);
  const retry = useCallback(() => {
    getSource(version).giveHeadStart();
    dispatch({ type: 'retry' });
  }, [getSource, version]);
  return { ...state, setQuery, setVersion, more, retry };
}

function withParam(href: string, name: string, value: string): string {
  const url = new URL(href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, PAGE_QUERY_LENGTH);
}
