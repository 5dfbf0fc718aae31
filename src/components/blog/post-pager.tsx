import type { PageLink } from '../../content/shared/views';
import * as styles from '../docs/pager.module.css';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

interface PostPagerProps {
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
}

/** The posts published after and before this one. */
export function PostPager({ newer, older }: PostPagerProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Blog post page navigation" className={styles.pager}>
      {newer && (
        <Link href={newer.path} rel="prev" className={styles.link}>
          <span className={styles.way}>Newer post</span>
          <span className={styles.label}>
            <Icon name="arrow-left" />
            {newer.label}
          </span>
        </Link>
      )}
      {older && (
        <Link href={older.path} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.way}>Older post</span>
          <span className={styles.label}>
            {older.label}
            <Icon name="arrow-right" />
          </span>
        </Link>
      )}
    </nav>
  );
}
