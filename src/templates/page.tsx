import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { ContentPage } from '../views/content-page';
import { isUntranslated, type PageLanguages } from '../site/page-languages';
import { withJson } from './json-fields';

type Data = Queries.ContentPageQuery;

export default function PageTemplate({ data, pageContext }: PageProps<Data, PageLanguages>) {
  const page = withJson(data.page);
  if (!page) return null;
  return (
    <ContentPage
      path={page.path}
      title={page.title}
      hasTitle={page.hasTitle}
      content={page.content}
      toc={page.toc}
      unlisted={page.unlisted}
      untranslated={isUntranslated(pageContext)}
    />
  );
}

export function Head({ data: { page }, pageContext }: HeadProps<Data, PageLanguages>) {
  if (!page) return null;
  return (
    <PageHead
      title={page.title}
      description={page.description}
      path={page.path}
      languages={pageContext.languages}
      keywords={page.keywords}
      image={page.image}
      unlisted={page.unlisted}
    />
  );
}

export const query = graphql`
  query ContentPage($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      description
      keywords
      image
      unlisted
      hasTitle
      content
      toc
    }
  }
`;
