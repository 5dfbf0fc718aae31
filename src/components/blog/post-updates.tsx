import { longDate } from '../../content/shared/blog/dates';
import type { PostUpdate } from '../../content/shared/blog/views';
import { Link } from '../ui/link';
import * as styles from './post-updates.module.css';

/** What changed after the post was published, as an admonition of the content; nothing if nothing did. */
export function PostUpdates({ updates }: { readonly updates: readonly PostUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <div className={`prose ${styles.updates}`}>
      <section aria-label="Updates" className="admonition admonition-info">
        {updates.map(({ date, html, link }, index) => (
          <p key={index}>
            <strong>
              Updated <time dateTime={date}>{longDate(date)}</time>:
            </strong>{' '}
            <span dangerouslySetInnerHTML={{ __html: html }} />
            {link !== null && (
              <>
                {' '}
                <Link href={link}>
                  Details<span className="visually-hidden"> of the update of {longDate(date)}</span>
                </Link>
              </>
            )}
          </p>
        ))}
      </section>
    </div>
  );
}
