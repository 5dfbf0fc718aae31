import { BlogLinks } from '../../components/blog/blog-links';
import type { BlogListView } from '../../content/shared/blog/views';
import { siteConfig } from '../../site/config/site-config';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import { BlogLayout } from './blog-layout';
import * as styles from './blog.module.css';
import { PostList } from './post-list';

/** One page of the blog's posts, newest first. */
export function BlogListPage({ recentPosts, ...list }: BlogListView) {
  return (
    <BlogLayout recentPosts={recentPosts} path={routes.blog(list.page)}>
      <PageTitle lead={siteConfig.blog.description}>{siteConfig.blog.title}</PageTitle>
      <div className={styles.links}>
        <BlogLinks />
      </div>
      <PostList {...list} />
    </BlogLayout>
  );
}
