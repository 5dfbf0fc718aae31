import * as styles from './search-failure.module.css';

export interface SearchFailureNoticeProps {
  /** True if results of the local engine are shown below. */
  readonly hasFallback: boolean;
  readonly onRetry: () => void;
}

/** Reports that the search cannot be reached, and offers a retry. */
export function SearchFailureNotice({ hasFallback, onRetry }: SearchFailureNoticeProps) {
  return (
    <div className={styles.notice}>
      <div role="alert" className={styles.words}>
        <p className={styles.title}>Unable to fetch results</p>
        <p className={styles.help}>You might want to check your network connection.</p>
        {hasFallback && (
          <p className={styles.help}>Showing results from this site’s own index instead; their order may differ.</p>
        )}
      </div>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
