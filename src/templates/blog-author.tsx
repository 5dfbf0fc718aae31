import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { postCount } from '../content/shared/blog/authors';
import { paged } from '../site/routes';
import { BlogAuthorPage } from '../views/blog/blog-author-page';
import { listDescription, listTitle } from './list-head';
import { listData, toAuthorCard, toPostList, type ListContext } from './blog-views';
import { useFrameData } from './use-frame-data';
import { fill } from '../site/fill';

type Data = Queries.BlogAuthorPageQuery;

export default function BlogAuthorTemplate({
  data: { author, allBlogPlace },
  pageContext,
}: PageProps<Data, ListContext>) {
  const { recentPosts } = useFrameData();
  if (!author) return null;
  return (
    <BlogAuthorPage
      author={toAuthorCard(author)}
      description={author.description}
      recentPosts={recentPosts}
      {...toPostList(allBlogPlace.nodes, author.path ?? '', pageContext)}
    />
  );
}

export function Head({ data: { author, allBlogPlace }, pageContext: { page } }: HeadProps<Data, ListContext>) {
  if (!author) return null;
  const path = paged(author.path ?? '', page);
  return (
    <PageHead
      title={listTitle(`${author.name} - ${postCount(author.count)}`, page)}
      description={listDescription(
        author.description ?? fill(STRINGS.blog.authorDescription, { name: author.name }),
        page,
      )}
      path={path}
      searchTag="blog_authors_posts"
      pageType={null}
      structuredData={[listData(allBlogPlace.nodes, path)]}
    />
  );
}

export const query = graphql`
  query BlogAuthorPage($id: String!, $key: String!, $skip: Int!, $limit: Int!) {
    author(id: { eq: $id }) {
      ...BlogAuthorFields
      description
      count
      socials
    }
    allBlogPlace(
      filter: { authorKeys: { in: [$key] } }
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
