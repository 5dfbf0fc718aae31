import { PageHead } from '../components/ui/page-head';
import { productName } from '../site/config/product-name';
import { routes } from '../site/routes';
import { PlaygroundSourcesPage } from '../views/playground-sources-page';

export default function PlaygroundSourcesTemplate() {
  return <PlaygroundSourcesPage />;
}

export function Head() {
  return (
    <PageHead
      title="Sources playground"
      description={`Commands and requests that bring people, cameras, drones, files and screens into a ${productName} meeting, and a check of your own camera.`}
      path={routes.playground('sources')}
    />
  );
}
