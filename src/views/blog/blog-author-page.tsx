import { AuthorSocials } from '../../components/blog/author-card';
import { AuthorPicture } from '../../components/blog/author-picture';
import { Link } from '../../components/ui/link';
import type { BlogAuthorView } from '../../content/shared/blog/views';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import * as pageStyles from '../page.module.css';
import { BlogLayout } from './blog-layout';
import * as styles from './blog.module.css';
import { PostList } from './post-list';

/** An author and their posts. */
export function BlogAuthorPage({ author, description, recentPosts, ...list }: BlogAuthorView) {
  return (
    <BlogLayout recentPosts={recentPosts} path="">
      <div className={styles.person}>
        <AuthorPicture author={author} size={64} />
        <div>
          <PageTitle lead={author.title}>{author.name}</PageTitle>
        </div>
      </div>
      {description && <p className={pageStyles.lead}>{description}</p>}
      <AuthorSocials author={author} />
      <p className={pageStyles.action}>
        <Link href={routes.blogAuthors()}>{STRINGS.blog.allAuthors}</Link>
      </p>
      {list.posts.length > 0 ? (
        <PostList {...list} />
      ) : (
        <p className={pageStyles.action}>{STRINGS.blog.noPostsOfAuthor}</p>
      )}
    </BlogLayout>
  );
}
