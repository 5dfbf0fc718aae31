import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';
import { BlogAuthorsPage } from '../views/blog/blog-authors-page';
import { toAuthorCard } from './blog-views';
import { useFrameData } from './use-frame-data';
import { fill } from '../site/fill';

export default function BlogAuthorsTemplate({ data }: PageProps<Queries.BlogAuthorsPageQuery>) {
  const { recentPosts } = useFrameData();
  return <BlogAuthorsPage authors={data.allAuthor.nodes.map(toAuthorCard)} recentPosts={recentPosts} />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.blog.authors}
      description={fill(STRINGS.blog.authorsDescription, { site: siteConfig.title, blog: siteConfig.blog.title })}
      path={routes.blogAuthors()}
      pageType="CollectionPage"
      searchTag="blog_authors_list"
    />
  );
}

export const query = graphql`
  query BlogAuthorsPage {
    allAuthor(filter: { inline: { eq: false } }, sort: { name: ASC }) {
      nodes {
        ...BlogAuthorFields
        count
        socials
      }
    }
  }
`;
