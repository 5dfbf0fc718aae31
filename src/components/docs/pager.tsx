import type { PageLink } from '../../content/shared/links';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as styles from './pager.module.css';

interface PagerProps {
  /** Name of the navigation, for example `Docs pages`. */
  readonly label: string;
  readonly previousLabel: string;
  readonly previous: PageLink | null;
  readonly nextLabel: string;
  readonly next: PageLink | null;
}

/** Links to the previous and next page by their titles; nothing if there is neither. */
export function Pager({ label, previousLabel, previous, nextLabel, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {previous && (
        <Link href={previous.path} rel="prev" className={styles.link}>
          <span className={styles.way}>{previousLabel}</span>
          <span className={styles.label}>
            <Icon name="arrow-left" />
            {previous.label}
          </span>
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.way}>{nextLabel}</span>
          <span className={styles.label}>
            {next.label}
            <Icon name="arrow-right" />
          </span>
        </Link>
      )}
    </nav>
  );
}

/** Links to the previous and next page of a doc, in the order of the sidebar. */
export function DocsPager({ previous, next }: Pick<PagerProps, 'previous' | 'next'>) {
  return (
    <Pager
      label={STRINGS.docs.pagesNavigation}
      previousLabel={STRINGS.docs.previous}
      previous={previous}
      nextLabel={STRINGS.docs.next}
      next={next}
    />
  );
}
