import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { feedTitle } from '../site/head/head-links';
import { paged, routes, withBase } from '../site/routes';
import { postsTagHeading } from '../content/shared/tags';
import { BlogTagPage } from '../views/blog/blog-tag-page';
import { listDescription, listTitle, MIN_INDEXED } from './list-head';
import { listData, toPostList, type ListContext } from './blog-views';
import { useFrameData } from './use-frame-data';
import { fill } from '../site/fill';

type Data = Queries.BlogTagPageQuery;

export default function BlogTagTemplate({ data: { tag, allBlogPlace }, pageContext }: PageProps<Data, ListContext>) {
  const { recentPosts } = useFrameData();
  if (!tag) return null;
  return (
    <BlogTagPage
      heading={postsTagHeading(tag.count, tag.label)}
      description={tag.description}
      unlisted={tag.unlisted}
      feed={tag.unlisted ? null : routes.blogTagFeed(tag.path)}
      recentPosts={recentPosts}
      {...toPostList(allBlogPlace.nodes, tag.path, pageContext)}
    />
  );
}

export function Head({ data: { tag, allBlogPlace }, pageContext: { page } }: HeadProps<Data, ListContext>) {
  if (!tag) return null;
  const path = paged(tag.path, page);
  const feed = (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${feedTitle(siteConfig)}: ${tag.label}`}
      href={withBase(siteConfig.baseUrl, routes.blogTagFeed(tag.path))}
    />
  );
  return (
    <>
      {tag.unlisted ? null : feed}
      <PageHead
        title={listTitle(postsTagHeading(tag.count, tag.label), page)}
        description={listDescription(tag.description ?? fill(STRINGS.blog.tagDescription, { tag: tag.label }), page)}
        path={path}
        searchTag="blog_tags_posts"
        robots={tag.count < MIN_INDEXED ? 'noindex, follow' : undefined}
        hasOwnPicture={false}
        pageType={null}
        structuredData={[listData(allBlogPlace.nodes, path)]}
        unlisted={tag.unlisted}
      />
    </>
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
