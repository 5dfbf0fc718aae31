import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { paged, routes } from '../site/routes';
import { docsTagHeading } from '../content/shared/tags';
import { TagPage } from '../views/tag-page';
import { listDescription, listTitle, MIN_INDEXED } from './list-head';
import { fill } from '../site/fill';

type Data = Queries.DocTagPageQuery;
type Context = { page: number; pageCount: number; version: string };

export default function DocTagTemplate({ data, pageContext: { page, pageCount, version } }: PageProps<Data, Context>) {
  const { tag } = data;
  if (!tag) return null;
  const versionPath = siteConfig.docs.versions.find(({ name }) => name === version)?.path ?? '';
  return (
    <TagPage
      heading={docsTagHeading(tag.count, tag.label)}
      description={tag.description}
      allTagsPath={routes.docTags(versionPath)}
      entries={tag.docs}
      page={page}
      pageCount={pageCount}
      previousPath={page > 1 ? paged(tag.path, page - 1) : null}
      nextPath={page < pageCount ? paged(tag.path, page + 1) : null}
    />
  );
}

export function Head({ data, pageContext: { page, version } }: HeadProps<Data, Context>) {
  const { tag } = data;
  if (!tag) return null;
  const heading = docsTagHeading(tag.count, tag.label);
  return (
    <PageHead
      title={listTitle(heading, page)}
      description={listDescription(tag.description ?? fill(STRINGS.docs.tagDescription, { tag: tag.label }), page)}
      path={paged(tag.path, page)}
      version={version}
      searchTag="doc_tag_doc_list"
      pageType="CollectionPage"
      robots={tag.count < MIN_INDEXED ? 'noindex, follow' : undefined}
      hasOwnPicture={false}
      unlisted={tag.unlisted}
    />
  );
}

export const query = graphql`
  query DocTagPage($id: String!, $skip: Int!, $limit: Int!) {
    tag(id: { eq: $id }) {
      label
      path
      description
      count
      unlisted
      docs(skip: $skip, limit: $limit) {
        title
        path
        description
      }
    }
  }
`;
