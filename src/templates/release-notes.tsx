import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { productName } from '../site/config/product-name';
import { siteConfig } from '../site/config/site-config';
import { splitRecent } from '../content/shared/release-notes/months';
import { routes, withBase } from '../site/routes';
import { ReleaseNotesPage } from '../views/release-notes-page';
import { withJson } from './json-fields';

type Data = Queries.ReleaseNotesPageQuery;

export default function ReleaseNotesTemplate({ data, location }: PageProps<Data>) {
  const notes = withJson(data.releaseNotes);
  return <ReleaseNotesPage search={location.search} api={notes?.api ?? null} {...splitRecent(notes?.months ?? [])} />;
}

export function Head() {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${productName} release notes`}
        href={withBase(siteConfig.baseUrl, routes.releaseNotesFeed())}
      />
      <PageHead
        title="Release notes"
        description={`What changed in the ${productName} API, the SDKs, the streaming client and the stream recorder, month by month.`}
        path={routes.releaseNotes()}
        pageType="CollectionPage"
      />
    </>
  );
}

export const query = graphql`
  query ReleaseNotesPage($id: String!) {
    releaseNotes(id: { eq: $id }) {
      months
      api
    }
  }
`;
