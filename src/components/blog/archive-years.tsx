import { monthDay } from '../../content/shared/blog/dates';
import { groupByYear } from '../../content/shared/blog/group-by-year';
import type { RecentPost } from '../../content/shared/blog/views';
import { Link } from '../ui/link';
import * as styles from './archive-years.module.css';

/** All posts by year, the newest first. */
export function ArchiveYears({ posts }: { readonly posts: readonly RecentPost[] }) {
  return groupByYear(posts).map(({ year, posts: entries }) => (
    <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className={styles.heading}>
        {year}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ title, path, date }) => (
          <li key={path}>
            <time dateTime={date}>{monthDay(date)}</time> <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
