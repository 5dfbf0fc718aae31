import { TagList } from '../../components/docs/tag-list';
import type { BlogTagsView } from '../../content/shared/blog/views';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import * as styles from '../page.module.css';
import { BlogLayout } from './blog-layout';

/** All tags of the blog. */
export function BlogTagsPage({ groups, recentPosts }: BlogTagsView) {
  return (
    <BlogLayout recentPosts={recentPosts} path={routes.blogTags()}>
      <PageTitle>{STRINGS.tags.title}</PageTitle>
      {groups.length > 0 ? <TagList groups={groups} /> : <p className={styles.lead}>{STRINGS.blog.noTags}</p>}
    </BlogLayout>
  );
}
