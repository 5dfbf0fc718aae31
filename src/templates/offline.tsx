import type { PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { siteConfig } from '../site/config/site-config';
import { routes, withoutBase, type SitePath } from '../site/routes';
import { OfflinePage } from '../views/offline-page';

export default function OfflineTemplate({ location }: PageProps) {
  return <OfflinePage path={withoutBase(siteConfig.baseUrl, location.pathname as SitePath)} />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.offline.title}
      description={STRINGS.offline.description}
      path={routes.offline()}
      robots="noindex, follow"
      searchTag="default"
    />
  );
}
