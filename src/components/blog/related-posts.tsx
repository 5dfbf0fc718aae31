import type { PageLink } from '../../content/shared/links';
import { Link } from '../ui/link';
import * as styles from './related-posts.module.css';

/** Posts that share tags with this one; nothing if there are none. */
export function RelatedPosts({ posts }: { readonly posts: readonly PageLink[] }) {
  if (posts.length === 0) return null;
  return (
    <aside aria-labelledby="related-posts" className={styles.related}>
      <h2 id="related-posts" className={styles.heading}>
        {STRINGS.blog.related}
      </h2>
      <ul className={styles.list}>
        {posts.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
