import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Filled } from '../ui/filled';
import * as styles from './list-pager.module.css';

interface ListPagerProps {
  /** Name of the navigation, for example `Docs list page navigation`. */
  readonly label: string;
  readonly previousLabel: string;
  readonly previousPath: string | null;
  readonly nextLabel: string;
  readonly nextPath: string | null;
  /** Number of this page, from 1, and the number of all pages. */
  readonly page: number;
  readonly pageCount: number;
}

/** Links between the pages of a long list; nothing if there is only one page. */
export function ListPager({
  label,
  previousLabel,
  previousPath,
  nextLabel,
  nextPath,
  page,
  pageCount,
}: ListPagerProps) {
  if (!previousPath && !nextPath) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      <span className={styles.side}>
        {previousPath && (
          <Link href={previousPath} rel="prev" className={styles.link}>
            <Icon name="arrow-left" />
            {previousLabel}
          </Link>
        )}
      </span>
      <span className={styles.count}>
        <Filled text={STRINGS.common.pageOfPages} page={page} count={pageCount} />
      </span>
      <span className={styles.side}>
        {nextPath && (
          <Link href={nextPath} rel="next" className={styles.link}>
            {nextLabel}
            <Icon name="arrow-right" />
          </Link>
        )}
      </span>
    </nav>
  );
}
