import * as styles from './search-failure.module.css';

/** Why results come from the local engine, or that there are none. */
export type SearchFailure = 'fallback' | 'slow' | 'failed';

export interface SearchFailureNoticeProps {
  readonly failure: SearchFailure;
  readonly onRetry: () => void;
}

/** Reports that the search cannot be reached or is slow, and offers a retry. */
export function SearchFailureNotice({ failure, onRetry }: SearchFailureNoticeProps) {
  return (
    <div className={styles.notice}>
      <div role="alert" className={styles.words}>
        {failure === 'slow' ? (
          <p className={styles.title}>The search service is slow</p>
        ) : (
          <>
            <p className={styles.title}>Unable to fetch results</p>
            <p className={styles.help}>You might want to check your network connection.</p>
          </>
        )}
        {failure !== 'failed' && (
          <p className={styles.help}>Showing results from this site’s own index instead; their order may differ.</p>
        )}
      </div>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
