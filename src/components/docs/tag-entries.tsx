import type { TagPageView } from '../../content/shared/tags';
import { Link } from '../ui/link';
import * as styles from './tag-entries.module.css';

/** The docs with a tag and their descriptions. */
export function TagEntries({ entries }: Pick<TagPageView, 'entries'>) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ title, path, description }) => (
        <li key={path}>
          <h2 className={styles.title}>
            <Link href={path}>{title}</Link>
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
