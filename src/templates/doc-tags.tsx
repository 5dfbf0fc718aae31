import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes } from '../site/routes';
import { groupTags } from '../content/shared/tags';
import { TagIndexPage } from '../views/tag-index-page';
import { fill } from '../site/fill';

type Data = Queries.DocTagsPageQuery;
type Context = { version: string };

export default function DocTagsTemplate({ data }: PageProps<Data>) {
  return <TagIndexPage groups={groupTags(data.allTag.nodes)} />;
}

export function Head({ pageContext }: HeadProps<Data, Context>) {
  const version = siteConfig.docs.versions.find(({ name }) => name === pageContext.version);
  return (
    <PageHead
      title={STRINGS.tags.title}
      description={fill(STRINGS.docs.tagsDescription, { site: siteConfig.title })}
      path={routes.docTags(version?.path ?? '')}
      version={pageContext.version}
      searchTag="doc_tags_list"
      pageType="CollectionPage"
      robots="noindex, follow"
    />
  );
}

export const query = graphql`
  query DocTagsPage($version: String!) {
    allTag(
      filter: { instance: { eq: "docs" }, version: { eq: $version }, unlisted: { eq: false } }
      sort: { path: ASC }
    ) {
      nodes {
        label
        path
        count
        description
      }
    }
  }
`;
