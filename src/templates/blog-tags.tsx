import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';
import { groupTags } from '../content/shared/tags';
import { BlogTagsPage } from '../views/blog/blog-tags-page';
import { useFrameData } from './use-frame-data';
import { fill } from '../site/fill';

export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  const { recentPosts } = useFrameData();
  return <BlogTagsPage groups={groupTags(data.allTag.nodes)} recentPosts={recentPosts} />;
}

export function Head() {
  return (
    <PageHead
      title={`${STRINGS.tags.title} | ${siteConfig.blog.title}`}
      description={fill(STRINGS.blog.tagsDescription, { site: siteConfig.title, blog: siteConfig.blog.title })}
      path={routes.blogTags()}
      searchTag="blog_tags_list"
      pageType="CollectionPage"
      robots="noindex, follow"
    />
  );
}

export const query = graphql`
  query BlogTagsPage {
    allTag(filter: { instance: { eq: "blog" }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        label
        path
        count
        description
      }
    }
  }
`;
