import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { paged } from '../site/routes';
import { postsTagHeading } from '../content/shared/tags';
import { BlogTagPage } from '../views/blog/blog-tag-page';
import { listDescription, listTitle } from './list-head';
import { listData, toPostList, type ListContext } from './blog-views';
import { useFrameData } from './use-frame-data';

type Data = Queries.BlogTagPageQuery;

export default function BlogTagTemplate({ data: { tag, allBlogPlace }, pageContext }: PageProps<Data, ListContext>) {
  const { recentPosts } = useFrameData();
  if (!tag) return null;
  return (
    <BlogTagPage
      heading={postsTagHeading(tag.count, tag.label)}
      description={tag.description}
      unlisted={tag.unlisted}
      recentPosts={recentPosts}
      {...toPostList(allBlogPlace.nodes, tag.path, pageContext)}
    />
  );
}

export function Head({ data: { tag, allBlogPlace }, pageContext: { page } }: HeadProps<Data, ListContext>) {
  if (!tag) return null;
  const path = paged(tag.path, page);
  return (
    <PageHead
      title={listTitle(postsTagHeading(tag.count, tag.label), page)}
      description={listDescription(tag.description ?? `Blog posts tagged with "${tag.label}".`, page)}
      path={path}
      searchTag="blog_tags_posts"
      robots="noindex, follow"
      pageType={null}
      structuredData={[listData(allBlogPlace.nodes, path)]}
      unlisted={tag.unlisted}
    />
  );
}

export const query = graphql`
  query BlogTagPage($id: String!, $key: String!, $skip: Int!, $limit: Int!) {
    tag(id: { eq: $id }) {
      label
      path
      description
      count
      unlisted
    }
    allBlogPlace(
      filter: { tagKeys: { in: [$key] } }
      sort: [{ date: DESC }, { path: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        post {
          ...PostItemFields
        }
      }
    }
  }
`;
