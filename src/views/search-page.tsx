import { SearchResults } from '../search/browser/results/search-results';
import type { NavbarItem } from '../content/shared/navbar/types';
import { AreaLinks } from './area-links';
import * as styles from './search-page.module.css';

export interface SearchPageProps {
  readonly navbar: readonly NavbarItem[];
  /** Query part of the address. */
  readonly search: string;
}

/**
 * The page with all results of a search. Without scripts it says so and leads on: the areas are those of the navigation
 * bar.
 */
export function SearchPage({ navbar, search }: SearchPageProps) {
  return (
    <main id="main" className={styles.page}>
      <SearchResults search={search}>
        <noscript>
          <p className={styles.help}>
            Searching needs scripts, which are switched off in this browser. The areas below lead to every page.
          </p>
        </noscript>
        <AreaLinks navbar={navbar} className={styles.areas} label="Areas" />
      </SearchResults>
    </main>
  );
}
