import type { TagLink } from '../../content/shared/tags';
import { formatLocale } from '../../site/config/language';
import { languageOfInterface } from '../../site/page-languages';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TagChip } from './tag-chip';
import { Filled } from '../ui/filled';
import * as styles from './doc-footer.module.css';

interface DocFooterProps {
  readonly tags: readonly TagLink[];
  readonly editUrl: string | null;
  /** ISO date; null when it is not shown. */
  readonly lastUpdated: string | null;
}

const DAY = new Intl.DateTimeFormat(formatLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The footer of a doc: its tags, the edit link and the date of the last change. Nothing if there is none of these. */
export function DocFooter({ tags, editUrl, lastUpdated }: DocFooterProps) {
  if (tags.length === 0 && !editUrl && !lastUpdated) return null;
  return (
    <footer className={styles.footer} {...(process.env.HAS_LANGUAGES ? languageOfInterface() : undefined)}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <b className={styles.name}>{STRINGS.docs.tags}</b>
          <ul className={styles.list}>
            {tags.map((tag) => (
              <li key={tag.path}>
                <TagChip label={tag.label} path={tag.path} title={tag.description} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(editUrl || lastUpdated) && (
        <div className={styles.origin}>
          {editUrl && (
            <Link href={editUrl} className={styles.edit}>
              <Icon name="pencil" />
              {STRINGS.docs.edit}
            </Link>
          )}
          {lastUpdated && (
            <p className={styles.updated}>
              <Filled
                text={STRINGS.docs.lastUpdated}
                date={<time dateTime={lastUpdated}>{DAY.format(new Date(lastUpdated))}</time>}
              />
            </p>
          )}
        </div>
      )}
    </footer>
  );
}
