import { useId, type ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon';
import { RingSpinner } from '../../../components/ui/ring-spinner';
import { useDocumentTitle } from '../../../hooks/document-title';
import { siteConfig } from '../../../site/config/site-config';
import type { OnShown } from '../found-words/mark-on-arrival';
import { toHitLink } from '../hit-link';
import { LoadMore } from './load-more';
import { ResultItem } from './result-item';
import { NoResults } from './no-results';
import { countText, headingFor, PAGE_QUERY_LENGTH, sectionText } from './results-state';
import { SearchFailureNotice } from '../search-failure';
import { siteSearch } from '../site-search';
import { useReports } from './use-reports';
import { VersionSelect } from './version-select';
import { useResults } from './use-results';
import * as styles from './search-results.module.css';

export interface SearchResultsProps {
  /** Query string of the URL with which the page is shown. */
  readonly search: string;
  /** Returns whether the reader currently consents to tracking. */
  readonly mayTrack: () => boolean;
  readonly onShown: OnShown;
  /** Leads on: shown while there is no query or it has no results, and to readers without scripts. */
  readonly children: ReactNode;
}

/** All results for a query: a search field, the number of results, and the results page by page. */
export function SearchResults({ search, mayTrack, onShown, children }: SearchResultsProps) {
  const results = useResults(search, siteSearch, mayTrack);
  const { query, version, status, hits, page, pageCount, failure, suggestions, setQuery, setVersion, more, retry } =
    results;
  const reportClick = useReports(hits, siteConfig.search.indexName, mayTrack);
  const fieldId = useId();
  const heading = headingFor(query);
  const isEmpty = query.trim() === '';
  // Where the reader is looking: above the results, or below them if a further page failed to load.
  const notice = failure && <SearchFailureNotice failure={failure} onRetry={retry} />;
  const hasNothing = !isEmpty && status === 'done' && hits.length === 0;

  const hasMore = hits.length > 0 && (status === 'loading' ? page > 0 : status === 'done' && page + 1 < pageCount);

  useDocumentTitle(`${heading} | ${siteConfig.title}`);

  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <div role="search" className={styles.search}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={fieldId} className="visually-hidden">
            {STRINGS.search.search}
          </label>
          <Icon name="search" size={20} className={styles.icon} />
          <input
            id={fieldId}
            className={styles.field}
            type="search"
            name="q"
            value={query}
            maxLength={PAGE_QUERY_LENGTH}
            placeholder={STRINGS.search.placeholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
        <VersionSelect version={version} onChange={setVersion} />
        <div className={styles.count}>
          <p role="status">{countText(results)}</p>
          <p>{sectionText(results)}</p>
        </div>
      </div>
      {page === 0 && notice}
      {hasNothing && <NoResults query={query} suggestions={suggestions} onSuggestion={setQuery} />}
      {(isEmpty || hasNothing) && children}
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
              onOpen={reportClick}
              onShown={onShown}
              query={query}
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
