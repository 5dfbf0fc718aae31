import type { TagIndexView } from '../../content/shared/tags';
import { TagChip } from './tag-chip';
import * as styles from './tag-list.module.css';

/** All tags grouped by first letter; each letter is a heading with an id for links. */
export function TagList({ groups }: Pick<TagIndexView, 'groups'>) {
  return groups.map(({ letter, tags }) => (
    <section key={letter} className={styles.group} aria-labelledby={letter}>
      <h2 id={letter} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag.path}>
            <TagChip label={tag.label} path={tag.path} count={tag.count} title={tag.description} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
