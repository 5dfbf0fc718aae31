import { Icon } from '../../components/ui/icon';
import { useHydrated } from '../../hooks/use-hydrated';
import * as menuStyles from './mobile-menu.module.css';
import * as styles from './static-menu.module.css';
import { StaticMenu, type StaticMenuProps } from './static-menu';
import type { MobileMenuControl } from './use-mobile-menu';

export interface HamburgerProps extends StaticMenuProps {
  readonly control: MobileMenuControl;
}

/**
 * The control in the bar that opens the menu, and a static version of the menu, which works from the first byte. The
 * app shows the full menu instead. A static menu that is already open stays, and the app adds to it what needs scripts.
 */
export function Hamburger({ control, ...content }: HamburgerProps) {
  const { isOpen, isLoading, staticMenu, opener, onHamburger, onToggle, preload } = control;
  const isHydrated = useHydrated();
  return (
    <details ref={staticMenu} className={styles.disclosure} onToggle={onToggle} suppressHydrationWarning>
      {/* The browser itself exposes whether the element is open, but not for the full menu. */}
      <summary
        ref={opener}
        className={menuStyles.hamburger}
        aria-label={STRINGS.menu.toggle}
        aria-busy={isLoading || undefined}
        onClick={onHamburger}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
        {...(isHydrated ? { role: 'button', 'aria-expanded': isOpen } : {})}
      >
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <StaticMenu {...content} />
    </details>
  );
}
