import { Link } from '../components/ui/link';
import { SearchResults } from '../features/search/search-page';
import { isExternal, routes } from '../site/routes';
import type { NavbarItem } from '../site/navbar/types';
import * as styles from './search-page.module.css';

export interface SearchPageProps {
  readonly navbar: readonly NavbarItem[];
  /** Query part of the address. */
  readonly search: string;
}

/** The page with all results of a search. Without scripts it says so and leads on: the areas are those of the navigation bar. */
export function SearchPage({ navbar, search }: SearchPageProps) {
  const areas = navbar.flatMap((item) => (item.type === 'link' && !isExternal(item.href) ? [{ label: item.label, href: item.href }] : []));
  return (
    <main id="main" className={styles.page}>
      <SearchResults search={search}>
        <noscript>
          <p className={styles.help}>Searching needs scripts, which are switched off in this browser. The areas below lead to every page.</p>
        </noscript>
        <ul className={styles.areas} role="list" aria-label="Areas">
          {[{ label: 'Home', href: routes.home() }, ...areas].map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </SearchResults>
    </main>
  );
}
