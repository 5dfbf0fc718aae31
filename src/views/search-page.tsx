import { onShown } from '../features/navigation/navigation-events';
import { PageMain } from '../features/navigation/page-main';
import { hasConsent } from '../features/consent/consent-cookie';
import { SearchResults } from '../search/browser/results/search-results';
import type { NavbarItem } from '../content/shared/navbar/types';
import { AreaLinks } from './area-links';
import * as styles from './search-page.module.css';

export interface SearchPageProps {
  readonly navbar: readonly NavbarItem[];
  /** Query part of the URL with which the page is shown. */
  readonly search: string;
}

/**
 * The page with all results of a search. Without scripts it shows a notice, and links to the areas in the navigation
 * bar.
 */
export function SearchPage({ navbar, search }: SearchPageProps) {
  return (
    <PageMain className={styles.page} startsApp>
      <SearchResults search={search} mayTrack={hasConsent} onShown={onShown}>
        <noscript>
          <p className={styles.help}>{STRINGS.searchPage.withoutScripts}</p>
        </noscript>
        <AreaLinks navbar={navbar} className={styles.areas} label={STRINGS.searchPage.areas} />
      </SearchResults>
    </PageMain>
  );
}
