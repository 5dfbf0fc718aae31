import type { ReactNode } from 'react';
import type { PostItemView } from '../../content/shared/blog/views';
import { TagChip } from '../docs/tag-chip';
import { Link } from '../ui/link';
import { AuthorLine } from './author-line';
import { PostMeta } from './post-meta';
import * as styles from './post-item.module.css';

/** A post in a list. `children` is the rendered excerpt; if that is the whole post, there is no "Read more". */
export function PostItem({ post, children }: { readonly post: PostItemView; readonly children: ReactNode }) {
  return (
    <article className={styles.post}>
      <h2 className={styles.title}>
        <Link href={post.path}>{post.title}</Link>
      </h2>
      <PostMeta date={post.date} readingTime={post.readingTime} />
      <AuthorLine authors={post.authors} />
      <div className={styles.excerpt}>{children}</div>
      {(post.tags.length > 0 || post.truncated) && (
        <footer className={styles.footer}>
          {post.truncated && (
            <Link href={post.path} className={styles.more}>
              Read more<span className="visually-hidden"> about {post.title}</span>
            </Link>
          )}
          {post.tags.length > 0 && (
            <ul className={styles.tags} aria-label="Tags">
              {post.tags.map(({ label, path, description }) => (
                <li key={path}>
                  <TagChip label={label} path={path} title={description} />
                </li>
              ))}
            </ul>
          )}
        </footer>
      )}
    </article>
  );
}
