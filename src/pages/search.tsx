import type { PageProps } from 'gatsby';
import { PageHead } from '../components/ui/page-head';
import { routes } from '../site/routes';
import { searchTags } from '../search/shared/facets';
import { useFrameData } from '../templates/use-frame-data';
import { SearchPage } from '../views/search-page';

export default function Search({ location }: PageProps) {
  const { navbar } = useFrameData();
  return <SearchPage navbar={navbar} search={location.search ?? ''} />;
}

export function Head() {
  return (
    <PageHead
      title={STRINGS.searchPage.title}
      description={STRINGS.searchPage.description}
      path={routes.search()}
      robots="noindex, follow"
      searchTag={searchTags.page}
    />
  );
}
