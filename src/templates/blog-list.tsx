import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';
import { BlogListPage } from '../views/blog/blog-list-page';
import { listDescription, listTitle } from './list-head';
import { listData, toPostList, type ListContext } from './blog-views';
import { useFrameData } from './use-frame-data';

type Data = Queries.BlogListPageQuery;

export default function BlogListTemplate({ data, pageContext }: PageProps<Data, ListContext>) {
  const { recentPosts } = useFrameData();
  return (
    <BlogListPage recentPosts={recentPosts} {...toPostList(data.allBlogPlace.nodes, routes.blog(), pageContext)} />
  );
}

export function Head({ data, pageContext: { page } }: HeadProps<Data, ListContext>) {
  const path = routes.blog(page);
  return (
    <PageHead
      title={listTitle(siteConfig.blog.title, page)}
      description={listDescription(siteConfig.blog.description, page)}
      path={path}
      searchTag="blog_posts_list"
      pageType={null}
      structuredData={[listData(data.allBlogPlace.nodes, path)]}
    />
  );
}

export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    allBlogPlace(sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes {
        post {
          ...PostItemFields
        }
      }
    }
  }
`;
