import { PostItem } from '../../components/blog/post-item';
import { ListPager } from '../../components/docs/list-pager';
import type { PostListView } from '../../content/shared/blog/views';
import { Content } from '../content';
import * as styles from './blog.module.css';

/** One page of a list of posts, with links to the pages before and after it. */
export function PostList({ posts, page, pageCount, newerPath, olderPath }: PostListView) {
  return (
    <>
      <div className={styles.posts}>
        {posts.map((post) => (
          <PostItem key={post.path} post={post}>
            <Content nodes={post.excerpt} />
          </PostItem>
        ))}
      </div>
      <ListPager
        label={STRINGS.blog.listNavigation}
        previousLabel={STRINGS.blog.newerEntries}
        previousPath={newerPath}
        nextLabel={STRINGS.blog.olderEntries}
        nextPath={olderPath}
        page={page}
        pageCount={pageCount}
      />
    </>
  );
}
