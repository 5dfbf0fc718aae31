import { UnlistedNotice } from '../../components/docs/unlisted-notice';
import { Link } from '../../components/ui/link';
import type { BlogTagView } from '../../content/shared/blog/views';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import * as styles from '../page.module.css';
import { BlogLayout } from './blog-layout';
import { PostList } from './post-list';

/** The posts with a given tag. */
export function BlogTagPage({ heading, description, unlisted, feed, recentPosts, ...list }: BlogTagView) {
  return (
    <BlogLayout recentPosts={recentPosts} path="">
      {unlisted && <UnlistedNotice />}
      <PageTitle lead={description}>{heading}</PageTitle>
      <p className={styles.action}>
        <Link href={routes.blogTags()}>{STRINGS.tags.all}</Link>
        {feed && (
          <>
            {' '}
            <Link href={feed}>{STRINGS.blog.rss}</Link>
          </>
        )}
      </p>
      <PostList {...list} />
    </BlogLayout>
  );
}
