import { Link } from '../ui/link';
import * as styles from './tag-chip.module.css';

interface TagChipProps {
  readonly label: string;
  readonly path: string;
  readonly title?: string | null | undefined;
  /** Number of pages with the tag; only shown in the index of tags. */
  readonly count?: number;
}

/** A tag as a link to the pages with this tag. */
export function TagChip({ label, path, title, count }: TagChipProps) {
  return (
    <Link href={path} className={styles.chip} title={title ?? undefined} rel="tag">
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
