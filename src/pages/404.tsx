import { PageHead } from '../components/ui/page-head';
import { routes } from '../site/routes';
import { useFrameData } from '../templates/use-frame-data';
import { NotFoundPage } from '../views/not-found-page';

export default function NotFound() {
  const { navbar } = useFrameData();
  return <NotFoundPage navbar={navbar} />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.notFound.title}
      description={STRINGS.notFound.description}
      path={routes.notFound()}
      robots="noindex, follow"
      searchTag="default"
    />
  );
}
