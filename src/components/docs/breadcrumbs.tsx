import { routes } from '../../site/routes';
import type { Crumb } from '../../site/views';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import * as styles from './breadcrumbs.module.css';

/** Where the page stands: home, its categories, and last the page itself, which is no link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol className={styles.list} role="list">
        <li className={styles.crumb}>
          <Link href={routes.home()} aria-label="Home page" className={styles.home}>
            <Icon name="home" />
          </Link>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={index} className={styles.crumb}>
            <Icon name="chevron-right" className={styles.separator} />
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={path} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
