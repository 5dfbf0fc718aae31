import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { buildBreadcrumbList } from '../content/shared/breadcrumb-list';
import type { CategoryCard, Crumb, PageLink } from '../content/shared/views';
import { CategoryPage } from '../views/category-page';
import { useSidebarItems } from './use-frame-data';

type Data = Queries.DocCategoryPageQuery;

export default function DocCategoryTemplate({ data }: PageProps<Data>) {
  const category = data.docCategory;
  const sidebar = useSidebarItems(category?.version, category?.sidebarId);
  if (!category) return null;
  return (
    <CategoryPage
      title={category.title}
      description={category.description}
      cards={category.cards as unknown as CategoryCard[]}
      breadcrumbs={category.breadcrumbs as unknown as Crumb[]}
      previous={category.previous as unknown as PageLink | null}
      next={category.next as unknown as PageLink | null}
      sidebar={sidebar}
      path={category.path}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const category = data.docCategory;
  if (!category) return null;
  const breadcrumbs = buildBreadcrumbList(category.breadcrumbs as unknown as Crumb[], siteConfig);
  return (
    <PageHead
      title={category.title}
      description={category.description}
      path={category.path}
      version={category.version}
      searchTag={`docs-default-${category.version}`}
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
