import { longDate } from '../../content/shared/blog/dates';
import { readingTimeLabel } from '../../content/shared/blog/reading-time';
import type { PostHeadView } from '../../content/shared/blog/views';
import * as styles from './post-meta.module.css';

/** When a post was published, and how long it takes to read. */
export function PostMeta({ date, readingTime }: Pick<PostHeadView, 'date' | 'readingTime'>) {
  return (
    <p className={styles.meta}>
      <time dateTime={date}>{longDate(date)}</time>
      {readingTime !== null && ` · ${readingTimeLabel(readingTime)}`}
    </p>
  );
}
