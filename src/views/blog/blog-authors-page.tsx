import { AuthorCard } from '../../components/blog/author-card';
import type { BlogAuthorsView } from '../../content/shared/blog/views';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import * as pageStyles from '../page.module.css';
import { BlogLayout } from './blog-layout';
import * as styles from './blog.module.css';

/** All authors of the blog. */
export function BlogAuthorsPage({ authors, recentPosts }: BlogAuthorsView) {
  return (
    <BlogLayout recentPosts={recentPosts} path={routes.blogAuthors()}>
      <PageTitle>{STRINGS.blog.authors}</PageTitle>
      {authors.length > 0 ? (
        <ul className={styles.authors}>
          {authors.map((author) => (
            <li key={author.key}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={pageStyles.lead}>{STRINGS.blog.noAuthors}</p>
      )}
    </BlogLayout>
  );
}
