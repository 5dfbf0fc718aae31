import { useId, useState } from 'react';
import { NavbarEntry } from '../../components/navbar/navbar-entry';
import type { NavbarViewDropdown, NavbarViewItem } from '../../components/navbar/view-items';
import { Icon } from '../../components/ui/icon';
import { INITIAL_SECTION, isExpanded, toggleSection, type SectionState } from './section-state';
import * as styles from './mobile-menu.module.css';

/** The bar's entries as a list, without the search box, which stays in the bar. */
export function MobileItems({ items }: { readonly items: readonly NavbarViewItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => {
        if (item.type === 'search') return null;
        if (item.type === 'dropdown') return <MobileDropdown key={index} dropdown={item} />;
        return (
          <li key={index}>
            <NavbarEntry item={item} className={styles.link} activeClassName={styles.active} />
          </li>
        );
      })}
    </ul>
  );
}

function MobileDropdown({ dropdown }: { readonly dropdown: NavbarViewDropdown }) {
  const listId = useId();
  const [state, setState] = useState<SectionState>(INITIAL_SECTION);
  const expanded = isExpanded(state, dropdown.active);
  return (
    <li>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => setState(toggleSection(state, dropdown.active))}
      >
        {dropdown.mobileLabel ?? dropdown.label}
        <span className="visually-hidden">: {expanded ? STRINGS.menu.collapse : STRINGS.menu.expand}</span>
        <Icon name="chevron-right" size={20} className={styles.caret} />
      </button>
      <ul id={listId} className={styles.nested} hidden={!expanded}>
        {dropdown.items.map((item, index) => (
          <li key={index}>
            <NavbarEntry item={item} className={styles.link} activeClassName={styles.active} />
          </li>
        ))}
      </ul>
    </li>
  );
}
