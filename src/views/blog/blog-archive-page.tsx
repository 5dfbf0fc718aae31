import { ArchiveYears } from '../../components/blog/archive-years';
import type { BlogArchiveView } from '../../content/shared/blog/views';
import { routes } from '../../site/routes';
import { PageTitle } from '../page-title';
import { BlogLayout } from './blog-layout';

/** All posts by year, without the sidebar, which would list them again. */
export function BlogArchivePage({ posts }: BlogArchiveView) {
  return (
    <BlogLayout path={routes.blogArchive()}>
      <PageTitle>{STRINGS.blog.archive}</PageTitle>
      <ArchiveYears posts={posts} />
    </BlogLayout>
  );
}
