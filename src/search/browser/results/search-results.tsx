import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon';
import { RingSpinner } from '../../../components/ui/ring-spinner';
import { useDocumentTitle } from '../../../hooks/document-title';
import { siteConfig } from '../../../site/config/site-config';
import { toHitLink } from '../hit-link';
import { LoadMore } from './load-more';
import { ResultItem } from './result-item';
import { countText, headingFor, PAGE_QUERY_LENGTH } from './results-state';
import { SearchFailureNotice } from '../search-failure';
import { siteSearch } from '../site-search';
import { useResults } from './use-results';
import * as styles from './search-results.module.css';

export interface SearchResultsProps {
  /** Query string of the URL as the router knows it. A change starts a new search. */
  readonly search: string;
  /** Shown while there is no query, and to readers without scripts. */
  readonly children: ReactNode;
}

/** All results for a query: a search field, the number of results, and the results page by page. */
export function SearchResults({ search, children }: SearchResultsProps) {
  const { query, status, hits, page, pageCount, total, isFallback, setQuery, more, retry } = useResults(
    search,
    siteSearch,
  );
  const fieldId = useId();
  const heading = headingFor(query);
  const isEmpty = query.trim() === '';
  // Where the reader is looking: above the results, or below them if a further page failed to load.
  const notice = (status === 'failed' || isFallback) && (
    <SearchFailureNotice hasFallback={isFallback} onRetry={retry} />
  );

  const hasMore = hits.length > 0 && (status === 'loading' ? page > 0 : status === 'done' && page + 1 < pageCount);

  useDocumentTitle(`${heading} | ${siteConfig.title}`);

  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <div role="search" className={styles.search}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={fieldId} className="visually-hidden">
            Search
          </label>
          <Icon name="search" size={20} className={styles.icon} />
          <input
            id={fieldId}
            className={styles.field}
            type="search"
            name="q"
            value={query}
            maxLength={PAGE_QUERY_LENGTH}
            placeholder="Search docs"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <p role="status" className={styles.count}>
          {countText({ query, status, total })}
        </p>
      </div>
      {page === 0 && notice}
      {isEmpty && children}
      {status === 'loading' && page === 0 && hits.length === 0 && (
        <div className={styles.more}>
          <RingSpinner size={40} />
        </div>
      )}
      {!isEmpty && hits.length > 0 && (
        <ol role="list" className={styles.results} aria-busy={status === 'loading' && page === 0}>
          {hits.map((hit) => (
            <ResultItem
              key={hit.objectID}
              hit={hit}
              {...toHitLink(hit.url, siteConfig.search.externalUrlRegex, window.location.origin)}
            />
          ))}
        </ol>
      )}
      {hasMore && <LoadMore isLoading={status === 'loading'} onMore={more} />}
      {page > 0 && notice}
    </>
  );
}
