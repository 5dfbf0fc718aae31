import { graphql, type PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
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
        title={STRINGS.releaseNotes.feed}
        href={withBase(siteConfig.baseUrl, routes.releaseNotesFeed())}
      />
      <PageHead
        title={STRINGS.releaseNotes.title}
        description={STRINGS.releaseNotes.description}
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
