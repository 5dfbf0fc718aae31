import type { ReactNode } from 'react';
import { NavbarEntry } from '../../components/navbar/navbar-entry';
import type { NavbarViewItem, NavbarViewLink, NavbarViewHtml } from '../../components/navbar/view-items';
import { Icon } from '../../components/ui/icon';
import * as styles from './mobile-menu.module.css';
import * as staticStyles from './static-menu.module.css';

export interface StaticMenuProps {
  readonly items: readonly NavbarViewItem[];
  /** True if the page has a sidebar, which the style sheet shows first, below a control that leads to the links. */
  readonly hasSecondary: boolean;
  readonly head: ReactNode;
}

/**
 * The menu in the HTML: the same entries as in the full menu, made of elements that need no script. Readers can have
 * opened them before the app starts, which is no hydration error.
 */
export function StaticMenu({ items, hasSecondary, head }: StaticMenuProps) {
  const list = <StaticItems items={items} />;
  return (
    <div className={styles.menu}>
      <div className={styles.head}>{head}</div>
      <nav className={styles.panel} aria-label={STRINGS.menu.main}>
        {hasSecondary ? (
          <details className={staticStyles.links} suppressHydrationWarning>
            <summary className={styles.back}>{STRINGS.menu.back}</summary>
            {list}
          </details>
        ) : (
          list
        )}
      </nav>
    </div>
  );
}

function StaticItems({ items }: { readonly items: readonly NavbarViewItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        if (item.type === 'search') return null;
        if (item.type !== 'dropdown') return <StaticItem key={index} item={item} />;
        return (
          <li key={index}>
            <details open={item.active} suppressHydrationWarning>
              <summary className={styles.toggle}>
                {item.mobileLabel ?? item.label}
                <Icon name="chevron-right" size={20} className={styles.caret} />
              </summary>
              <ul className={styles.nested}>
                {item.items.map((entry, position) => (
                  <StaticItem key={position} item={entry} />
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function StaticItem({ item }: { readonly item: NavbarViewLink | NavbarViewHtml }) {
  return (
    <li>
      <NavbarEntry item={item} className={styles.link} activeClassName={styles.active} />
    </li>
  );
}
