import type { PageLink } from '../../content/shared/views';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as styles from './pager.module.css';

interface PagerProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The pages before and after this one, in the order of the sidebar. */
export function Pager({ previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className={styles.pager}>
      {previous && (
        <Link href={previous.path} rel="prev" className={styles.link}>
          <span className={styles.way}>Previous</span>
          <span className={styles.label}>
            <Icon name="arrow-left" />
            {previous.label}
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.way}>Next</span>
          <span className={styles.label}>
            {next.label}
            <Icon name="arrow-right" />
          </span>
        </Link>
      )}
    </nav>
  );
}
