import type { ReactNode } from 'react';
import type { PostItemView } from '../../content/shared/blog/views';
import { TagChip } from '../docs/tag-chip';
import { Link } from '../ui/link';
import { AuthorLine } from './author-line';
import { PostMeta } from './post-meta';
import { Filled } from '../ui/filled';
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
              {STRINGS.blog.readMore}
              <span className="visually-hidden">
                {' '}
                <Filled text={STRINGS.blog.readMoreAbout} title={post.title} />
              </span>
            </Link>
          )}
          {post.tags.length > 0 && (
            <ul className={styles.tags} aria-label={STRINGS.tags.title}>
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
