import type { FooterGroup } from '../../content/shared/frame';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';
import { fill } from '../../site/fill';
import * as styles from './site-footer.module.css';

export interface SiteFooterProps {
  readonly groups: readonly FooterGroup[];
  readonly productName: string;
  readonly tagline: string;
  /** Year in the copyright line: a constant, so that the pages do not change with the date. */
  readonly year: number;
  readonly onCookieSettings: () => void;
}

/** The footer of every page. */
export function SiteFooter({ groups, productName, tagline, year, onCookieSettings }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-chrome="">
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p>
            <Logo size={24} />
            {productName}
          </p>
          <p>{tagline}</p>
        </div>
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className={styles.links}>
              {items.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.legal}>
          <p>{fill(STRINGS.frame.copyright, { year, name: productName })}</p>
          <button type="button" className={styles.cookies} onClick={onCookieSettings}>
            {STRINGS.cookies.settings}
          </button>
        </div>
      </div>
    </footer>
  );
}
