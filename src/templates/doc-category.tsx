import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { buildBreadcrumbList } from '../content/shared/breadcrumb-list';
import type { PageFrame } from '../content/shared/frame';
import { CategoryPage } from '../views/category-page';
import { withJson } from './json-fields';
import { useSidebarItems } from './use-frame-data';
import { useVersionNotice } from './use-version-notice';

type Data = Queries.DocCategoryPageQuery;
interface Context {
  readonly frame: PageFrame;
}

export default function DocCategoryTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const category = withJson(data.docCategory);
  const sidebar = useSidebarItems(category?.version, category?.sidebarId);
  const notice = useVersionNotice(category?.version ?? '', pageContext.frame.alternates);
  if (!category) return null;
  return (
    <CategoryPage
      title={category.title}
      description={category.description}
      cards={category.cards}
      breadcrumbs={category.breadcrumbs}
      previous={category.previous}
      next={category.next}
      sidebar={sidebar}
      path={category.path}
      {...notice}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const category = withJson(data.docCategory);
  if (!category) return null;
  const breadcrumbs = buildBreadcrumbList(category.breadcrumbs, siteConfig);
  return (
    <PageHead
      title={category.title}
      description={category.description}
      path={category.path}
      // The same category of the last version, where it has one.
      canonical={pageContext.frame.alternates?.[siteConfig.docs.lastVersion]}
      version={category.version}
      searchTag={`docs-default-${category.version}`}
      pageType="CollectionPage"
      structuredData={breadcrumbs ? [breadcrumbs] : []}
    />
  );
}

export const query = graphql`
  query DocCategoryPage($id: String!) {
    docCategory(id: { eq: $id }) {
      path
      version
      sidebarId
      title
      description
      cards
      breadcrumbs
      previous
      next
    }
  }
`;
