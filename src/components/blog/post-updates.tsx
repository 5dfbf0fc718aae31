import type { PostUpdate } from '../../content/shared/blog/views';
import * as styles from './post-updates.module.css';

/** What changed after the post was published, as an admonition of the content; nothing if nothing did. */
export function PostUpdates({ updates }: { readonly updates: readonly PostUpdate[] }) {
  if (updates.length === 0) return null;
  return (
    <div className={`prose ${styles.updates}`}>
      <section aria-label={STRINGS.blog.updates} className="admonition admonition-info">
        {updates.map(({ html }, index) => (
          <p key={index} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </section>
    </div>
  );
}
