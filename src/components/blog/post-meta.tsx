import { longDate } from '../../site/blog/dates';
import { readingTimeLabel } from '../../site/blog/reading-time';
import type { PostHeadView } from '../../site/blog/views';
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
