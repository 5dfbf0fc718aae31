import { postCount } from '../../content/shared/blog/authors';
import type { AuthorCardView } from '../../content/shared/blog/views';
import { Link } from '../ui/link';
import { AuthorPicture } from './author-picture';
import { fill } from '../../site/fill';
import * as styles from './authors.module.css';

/** An author on the index: picture, name, title, number of posts and links to accounts on other sites. */
export function AuthorCard({ author }: { readonly author: AuthorCardView }) {
  return (
    <div className={styles.card}>
      <AuthorPicture author={author} size={56} />
      <div>
        <h2 className={styles.cardName}>
          {author.href === undefined ? author.name : <Link href={author.href}>{author.name}</Link>}
        </h2>
        {author.title !== null && <p className={styles.title}>{author.title}</p>}
        <p className={styles.count}>{postCount(author.count)}</p>
        <AuthorSocials author={author} />
      </div>
    </div>
  );
}

/** Links to an author's accounts on other sites; nothing if there are none. */
export function AuthorSocials({
  author: { name, socials },
}: {
  readonly author: Pick<AuthorCardView, 'name' | 'socials'>;
}) {
  if (socials.length === 0) return null;
  return (
    <ul className={styles.socials} aria-label={fill(STRINGS.blog.elsewhere, { name })}>
      {socials.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
