import { routes } from '../../site/routes';
import type { Crumb } from '../../content/shared/links';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as styles from './breadcrumbs.module.css';

/** The path to the page: home, its categories, and the page itself, which is not a link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={STRINGS.docs.breadcrumbs} className={styles.breadcrumbs}>
      <ol className={styles.list} role="list">
        <li className={styles.crumb}>
          <Link href={routes.home()} aria-label={STRINGS.docs.homePage} className={styles.home}>
            <Icon name="home" />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={index} className={styles.crumb}>
            <Icon name="chevron-right" className={styles.separator} />
            <CrumbLabel crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The label of a breadcrumb. The page itself and categories without a page are not links. */
function CrumbLabel({ crumb: { label, path }, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) {
  if (isLast) return <span aria-current="page">{label}</span>;
  if (path === undefined) return <span className={styles.link}>{label}</span>;
  return (
    <Link href={path} className={styles.link}>
      {label}
    </Link>
  );
}
