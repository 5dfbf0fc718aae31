import type { AuthorView } from '../../content/shared/blog/views';
import { siteConfig } from '../../site/config/site-config';
import { withBase } from '../../site/routes';
import { TeamMark } from './team-mark';
import * as styles from './authors.module.css';

/** An author's picture, or a mark derived from the author's key. Decorative. */
export function AuthorPicture({ author, size }: { readonly author: AuthorView; readonly size: number }) {
  if (author.image === null) return <TeamMark authorKey={author.key} size={size} />;
  return (
    <img
      src={withBase(siteConfig.baseUrl, author.image)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
}
