import { useId } from 'react';
import { NavbarEntry } from '../../components/navbar/navbar-entry';
import { NavbarVariants } from '../../components/navbar/navbar-variants';
import type { NavbarViewDropdown } from '../../components/navbar/view-items';
import { Icon } from '../../components/ui/icon';
import * as styles from './navbar-dropdown.module.css';
import { useDropdown } from './use-dropdown';

/** An entry of the desktop bar with a menu below it: a disclosure button and a list of links. */
export function NavbarDropdown({ dropdown }: { readonly dropdown: NavbarViewDropdown }) {
  const menuId = useId();
  const { isOpen, root, button, onPress, onChoose, hover } = useDropdown();
  return (
    <li ref={root} className={styles.dropdown} {...hover}>
      <button
        ref={button}
        type="button"
        className={[styles.button, dropdown.active && styles.active].filter(Boolean).join(' ')}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={onPress}
      >
        {dropdown.variants ? (
          <NavbarVariants variants={dropdown.variants}>{({ label }) => label}</NavbarVariants>
        ) : (
          dropdown.label
        )}
        <Icon name="chevron-down" size={16} className={styles.caret} />
      </button>
      <div id={menuId} className={styles.menu} data-open={isOpen || undefined}>
        <ul className={styles.list}>
          {dropdown.items.map((item, index) => (
            <li key={index}>
              <NavbarEntry item={item} className={styles.link} activeClassName={styles.current} onFollow={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
