import { Icon } from '../components/ui/icon';
import { Link } from '../components/ui/link';
import { Logo } from '../components/ui/logo';
import { PageMain } from '../features/navigation/page-main';
import type { NavbarItem } from '../content/shared/navbar/types';
import { routes } from '../site/routes';
import { AreaLinks } from './area-links';
import { PageTitle } from './page-title';
import * as styles from './not-found-page.module.css';

/** Shown for every URL without a page. It links to the areas in the navigation bar. */
export function NotFoundPage({ navbar }: { readonly navbar: readonly NavbarItem[] }) {
  return (
    <PageMain className={styles.page}>
      <Logo size={72} />
      <PageTitle>{STRINGS.notFound.title}</PageTitle>
      <p className={styles.help}>{STRINGS.notFound.help}</p>
      <Link href={routes.search()} className={styles.search}>
        <Icon name="search" size={18} />
        {STRINGS.notFound.search}
      </Link>
      <AreaLinks navbar={navbar} className={styles.areas} />
    </PageMain>
  );
}
