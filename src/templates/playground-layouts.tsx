import { PageHead } from '../components/ui/page-head';
import { productName } from '../site/config/product-name';
import { routes } from '../site/routes';
import { PlaygroundLayoutsPage } from '../views/playground-layouts-page';

export default function PlaygroundLayoutsTemplate() {
  return <PlaygroundLayoutsPage />;
}

export function Head() {
  return (
    <PageHead
      title="Layout playground"
      description={`Arrange the shared picture of a ${productName} meeting: predefined layouts and free maps, a live preview, and the request in six languages.`}
      path={routes.playground('layouts')}
      canBeEmbedded
    />
  );
}
