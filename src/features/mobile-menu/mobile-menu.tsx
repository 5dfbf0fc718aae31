import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { NavbarEntry } from '../../components/navbar/navbar-entry';
import type {
  NavbarViewDropdown,
  NavbarViewHtml,
  NavbarViewItem,
  NavbarViewLink,
} from '../../components/navbar/view-items';
import { Icon } from '../../components/ui/icon';
import { useHydrated } from '../../hooks/use-hydrated';
import { useMobileMenu, type Navigate } from './use-mobile-menu';
import * as styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  readonly items: readonly NavbarViewItem[];
  /** True if the page has a sidebar, which the style sheet shows first, below a control that leads to the links. */
  readonly hasPanel: boolean;
  /** Content of the menu's head: logo and color mode switch. */
  readonly head: ReactNode;
  /** Client-side navigation for links in the menu; if missing, they work as plain links. */
  readonly onNavigate?: Navigate | undefined;
}

/**
 * The slide-in menu of narrow windows and the control in the bar that opens it. Both are made of elements that need no
 * script, so that readers can have opened them before the app starts, which is no hydration error.
 */
export function MobileMenu({ items, hasPanel, head, onNavigate }: MobileMenuProps) {
  const { menu, isOpen, onToggle } = useMobileMenu(onNavigate);
  const isHydrated = useHydrated();
  const list = <Items items={items} />;
  return (
    <details ref={menu} className={styles.disclosure} onToggle={onToggle} suppressHydrationWarning>
      <summary
        className={styles.hamburger}
        aria-label={isOpen ? STRINGS.menu.close : STRINGS.menu.toggle}
        {...(isHydrated ? { role: 'button', 'aria-expanded': isOpen } : {})}
      >
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <div className={styles.menu}>
        <div className={styles.head}>{head}</div>
        <nav className={styles.panel} aria-label={STRINGS.menu.main}>
          {hasPanel ? (
            <details className={styles.links} data-menu-links="" onToggle={enterLinks} suppressHydrationWarning>
              <summary className={styles.back}>{STRINGS.menu.back}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
      </div>
    </details>
  );
}

/** The control that leads to the links is hidden once they are shown, so the focus moves to the first of them. */
function enterLinks({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}

/** The bar's entries as a list, without the search box, which stays in the bar. */
function Items({ items }: { readonly items: readonly NavbarViewItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        if (item.type === 'search') return null;
        if (item.type !== 'dropdown') return <Item key={index} item={item} />;
        return <Dropdown key={index} item={item} />;
      })}
    </ul>
  );
}

/** Its name says what a press does once scripts run; until then, browsers say whether it is open. */
function Dropdown({ item }: { readonly item: NavbarViewDropdown }) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const noteOpen = () => setOpen(dropdown.current?.open);
  useEffect(noteOpen, []);
  const label = item.mobileLabel ?? item.label;
  const action = isOpen ? STRINGS.menu.collapse : STRINGS.menu.expand;
  return (
    <li>
      <details ref={dropdown} open={item.active} onToggle={noteOpen} suppressHydrationWarning>
        <summary className={styles.toggle} aria-label={isOpen === undefined ? undefined : `${label}: ${action}`}>
          {label}
          <Icon name="chevron-right" size={20} className={styles.caret} />
        </summary>
        <ul className={styles.nested}>
          {item.items.map((entry, position) => (
            <Item key={position} item={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Item({ item }: { readonly item: NavbarViewLink | NavbarViewHtml }) {
  return (
    <li>
      <NavbarEntry item={item} className={styles.link} activeClassName={styles.active} />
    </li>
  );
}
