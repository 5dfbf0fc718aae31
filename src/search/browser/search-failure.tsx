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
          <p className={styles.title}>{STRINGS.search.slow}</p>
        ) : (
          <>
            <p className={styles.title}>{STRINGS.search.unavailable}</p>
            <p className={styles.help}>{STRINGS.search.checkConnection}</p>
          </>
        )}
        {failure !== 'failed' && <p className={styles.help}>{STRINGS.search.fallback}</p>}
      </div>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {STRINGS.search.retry}
      </button>
    </div>
  );
}
