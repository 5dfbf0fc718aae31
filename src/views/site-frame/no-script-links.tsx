import { NavbarEntry } from '../../components/navbar/navbar-entry';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import * as styles from './no-script-links.module.css';

/** The phone menu's links for browsers without scripts: a list below the bar, with dropdowns expanded. */
export function NoScriptLinks({ items }: { readonly items: readonly NavbarViewItem[] }) {
  const entries = items.flatMap((item) =>
    item.type === 'dropdown' ? item.items : item.type === 'search' ? [] : [item],
  );
  return (
    <noscript>
      <nav aria-label="Main menu" className={styles.links}>
        {entries.map((item, index) => (
          <NavbarEntry key={index} item={item} className={styles.link} activeClassName={styles.active} />
        ))}
      </nav>
    </noscript>
  );
}
