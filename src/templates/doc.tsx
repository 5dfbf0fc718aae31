import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { buildBreadcrumbList } from '../content/shared/breadcrumb-list';
import type { DocPageView } from '../content/shared/docs';
import { hasCalls } from '../content/shared/tree/has-calls';
import { DocPage } from '../views/doc-page';
import { isUntranslated, type PageLanguages } from '../site/page-languages';
import { withJson } from './json-fields';
import { useSidebarItems } from './use-frame-data';
import { useVersionNotice } from './use-version-notice';

type Data = Queries.DocPageQuery;

export default function DocTemplate({ data, pageContext }: PageProps<Data, PageLanguages>) {
  const doc = withJson(data.doc);
  const sidebar = useSidebarItems(doc?.version, doc?.sidebarId);
  const notice = useVersionNotice(doc?.version ?? '', doc?.alternates);
  if (!doc) return null;
  const view: DocPageView = {
    title: doc.title,
    hasTitle: doc.hasTitle,
    content: doc.content,
    breadcrumbs: doc.breadcrumbs,
    toc: doc.toc,
    tags: doc.tags.map(({ label, path, description }) => ({ label, path, description })),
    editUrl: doc.editUrl,
    lastUpdated: doc.lastUpdated,
    unlisted: doc.unlisted,
    untranslated: isUntranslated(pageContext),
    previous: doc.previous,
    next: doc.next,
    sidebar,
    path: doc.path,
    ...notice,
  };
  return <DocPage {...view} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageLanguages>) {
  const doc = withJson(data.doc);
  if (!doc) return null;
  const breadcrumbs = buildBreadcrumbList(doc.breadcrumbs, siteConfig);
  return (
    <PageHead
      title={doc.headTitle}
      description={doc.description}
      path={doc.path}
      // The same page of the last version, where it has one.
      canonical={doc.alternates?.[siteConfig.docs.lastVersion]}
      languages={pageContext.languages}
      keywords={doc.keywords}
      image={doc.image}
      version={doc.version}
      searchTag={`docs-default-${doc.version}`}
      unlisted={doc.unlisted}
      pageType={hasCalls(doc.content) ? 'APIReference' : 'TechArticle'}
      modified={doc.lastUpdated}
      structuredData={breadcrumbs ? [breadcrumbs] : []}
    />
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      path
      version
      title
      headTitle
      description
      keywords
      image
      unlisted
      hasTitle
      content
      toc
      sidebarId
      alternates
      breadcrumbs
      previous
      next
      editUrl
      lastUpdated
      tags {
        label
        path
        description
      }
    }
  }
`;
