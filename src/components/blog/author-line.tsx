import type { AuthorView } from '../../content/shared/blog/views';
import { Link } from '../ui/link';
import { AuthorPicture } from './author-picture';
import * as styles from './authors.module.css';

/** Who wrote a post: mark, name and title of each author. */
export function AuthorLine({ authors }: { readonly authors: readonly AuthorView[] }) {
  if (authors.length === 0) return null;
  return (
    <ul className={styles.line} aria-label={authors.length === 1 ? STRINGS.blog.author : STRINGS.blog.authors}>
      {authors.map((author) => (
        <li key={author.key} className={styles.author}>
          <AuthorPicture author={author} size={36} />
          <span>
            {author.href === undefined ? (
              <span className={styles.name}>{author.name}</span>
            ) : (
              <Link href={author.href} className={styles.name} rel="author">
                {author.name}
              </Link>
            )}
            {author.title !== null && <span className={styles.title}>{author.title}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
