import { useRef, type ReactNode } from 'react';
import { NavbarEntry } from '../../components/navbar/navbar-entry';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import { Link } from '../../components/ui/link';
import { Logo } from '../../components/ui/logo';
import { NavbarDropdown } from '../../features/navbar-dropdown/navbar-dropdown';
import { useNavbarHide } from '../../features/navbar-hide/use-navbar-hide';
import { routes } from '../../site/routes';
import type { NavbarSides } from './navbar-items';
import * as styles from './site-navbar.module.css';

export interface SiteNavbarProps {
  readonly sides: NavbarSides;
  readonly productName: string;
  readonly locationKey: string;
  /** The phone menu and the control that opens it; null if there is nothing to show in it. */
  readonly hamburger: ReactNode | null;
  readonly colorSwitch: ReactNode;
  readonly search: ReactNode;
}

/** The bar at the top. In narrow windows it shows only the hamburger, the product name and the search. */
export function SiteNavbar({ sides, productName, locationKey, hamburger, colorSwitch, search }: SiteNavbarProps) {
  const navbar = useRef<HTMLElement>(null);
  const hidden = useNavbarHide(navbar, locationKey);
  const searchAt = sides.right.findIndex(({ type }) => type === 'search');
  const before = searchAt < 0 ? sides.right : sides.right.slice(0, searchAt);
  const after = searchAt < 0 ? [] : sides.right.slice(searchAt);

  return (
    <header ref={navbar} className={styles.navbar} data-hidden={hidden || undefined} data-chrome="">
      {hamburger}
      <nav className={styles.inner} aria-label={STRINGS.frame.mainNavigation}>
        <Brand productName={productName} />
        <Entries items={sides.left} search={search} className={styles.left} />
        <Entries items={before} search={search} className={styles.right} />
        <div className={styles.desktop}>{colorSwitch}</div>
        <Entries items={after} search={search} />
      </nav>
    </header>
  );
}

/** The product's logo and name, which link to the start page. */
export function Brand({ productName }: { readonly productName: string }) {
  return (
    <Link href={routes.home()} className={styles.brand}>
      <Logo />
      {productName}
    </Link>
  );
}

function Entries({
  items,
  search,
  className,
}: {
  readonly items: readonly NavbarViewItem[];
  readonly search: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <ul className={[styles.entries, className].filter(Boolean).join(' ')}>
      {items.map((item, index) => {
        if (item.type === 'search') return <li key={index}>{search}</li>;
        if (item.type === 'dropdown') return <NavbarDropdown key={index} dropdown={item} />;
        return (
          <li key={index}>
            <NavbarEntry
              item={item}
              className={item.type === 'link' && item.look === 'button' ? styles.button : styles.link}
              activeClassName={styles.active}
            />
          </li>
        );
      })}
    </ul>
  );
}
