import { PageHead } from '../components/ui/page-head';
import { routes } from '../site/routes';
import { PlaygroundSourcesPage } from '../views/playground-sources-page';

export default function PlaygroundSourcesTemplate() {
  return <PlaygroundSourcesPage />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.playgroundPages.sources}
      description={STRINGS.playgroundPages.sourcesDescription}
      path={routes.playground('sources')}
    />
  );
}
