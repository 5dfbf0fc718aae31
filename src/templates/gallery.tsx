import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { GalleryPage } from '../views/gallery/gallery-page';
import { withJson } from './json-fields';

// The same fields as those of other pages. A build does not read this query (src/gatsby/build/query-files.ts), so there
// may be no type of its own.
type Data = Pick<Queries.ContentPageQuery, 'page'>;

export default function GalleryTemplate({ data, location }: PageProps<Data>) {
  const page = withJson(data.page);
  if (!page) return null;
  return <GalleryPage title={page.title} content={page.content} toc={page.toc} address={location} />;
}

export function Head({ data: { page } }: HeadProps<Data>) {
  if (!page) return null;
  return <PageHead title={page.title} description={page.description} path={page.path} unlisted />;
}

export const query = graphql`
  query GalleryPage($id: String!) {
    page(id: { eq: $id }) {
      path
      title
      description
      content
      toc
    }
  }
`;
