import { PageHead } from '../components/ui/page-head';
import { routes } from '../site/routes';
import { PlaygroundLayoutsPage } from '../views/playground-layouts-page';

export default function PlaygroundLayoutsTemplate() {
  return <PlaygroundLayoutsPage />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.playgroundPages.layouts}
      description={STRINGS.playgroundPages.layoutsDescription}
      path={routes.playground('layouts')}
    />
  );
}
