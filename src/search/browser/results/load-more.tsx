import { useEffect, useRef } from 'react';
import { RingSpinner } from '../../../components/ui/ring-spinner';
import * as styles from './search-results.module.css';

/** The row below the results. The next results are fetched when it is fully in view, or with its button. */
export function LoadMore({ isLoading, onMore }: { readonly isLoading: boolean; readonly onMore: () => void }) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!row.current || isLoading || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { threshold: 1 });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [isLoading, onMore]);

  return (
    <div ref={row} className={styles.more}>
      {isLoading ? (
        <RingSpinner label={null} size={32} />
      ) : (
        <button type="button" className={styles.moreButton} onClick={onMore}>
          {STRINGS.search.loadMore}
        </button>
      )}
    </div>
  );
}
