import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';
import { BlogArchivePage } from '../views/blog/blog-archive-page';
import { fill } from '../site/fill';

export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  return <BlogArchivePage posts={data.allBlogPlace.nodes} />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.blog.archive}
      description={fill(STRINGS.blog.archiveDescription, { site: siteConfig.title, blog: siteConfig.blog.title })}
      path={routes.blogArchive()}
      pageType="CollectionPage"
    />
  );
}

export const query = graphql`
  query BlogArchivePage {
    allBlogPlace(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        title
        path
        date
      }
    }
  }
`;
