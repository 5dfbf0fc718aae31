import { useId } from 'react';
import { groupByYear } from '../../content/shared/blog/group-by-year';
import { siteConfig } from '../../site/config/site-config';
import { isSamePath } from '../../site/routes';
import type { RecentPost } from '../../content/shared/blog/views';
import { Link } from '../ui/link';
import * as styles from './recent-posts.module.css';

interface RecentPostsProps {
  readonly posts: readonly RecentPost[];
  /** Path of the current page, whose entry is marked. */
  readonly path: string;
}

/** The newest posts by year: the blog's sidebar, and the second panel of the phone menu. */
export function RecentPosts({ posts, path }: RecentPostsProps) {
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <nav aria-label={STRINGS.blog.recentNavigation} className={styles.recent}>
      <p className={styles.heading}>{siteConfig.blog.sidebarTitle}</p>
      {groupByYear(posts).map(({ year, posts: entries }) => (
        <div key={year}>
          <p id={`${id}${year}`} className={styles.year}>
            {year}
          </p>
          <ul className={styles.list} aria-labelledby={`${id}${year}`}>
            {entries.map((post) => (
              <li key={post.path}>
                <Link
                  href={post.path}
                  className={styles.link}
                  aria-current={isSamePath(post.path, path) ? 'page' : undefined}
                >
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
