import { Icon } from '../../components/ui/icon';
import * as styles from './mobile-menu.module.css';
import type { MobileMenuControl } from './use-mobile-menu';

/** The button in the bar that opens the menu; there before the scripts, which answer an early click later. */
export function Hamburger({ control }: { readonly control: MobileMenuControl }) {
  return (
    <button ref={control.opener} type="button" className={styles.hamburger} aria-label="Toggle navigation bar" aria-expanded={control.isOpen} onClick={control.isOpen ? control.close : control.open} data-replay="">
      <Icon name="menu" size={24} />
    </button>
  );
}
