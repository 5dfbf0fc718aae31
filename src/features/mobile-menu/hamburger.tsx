import { Icon } from '../../components/ui/icon';
import * as styles from './mobile-menu.module.css';
import type { MobileMenuControl } from './use-mobile-menu';

/** The button in the bar that opens the menu. It is in the HTML, and an early click is replayed by the app. */
export function Hamburger({ control }: { readonly control: MobileMenuControl }) {
  const { isOpen, loading, open, close, preload, opener } = control;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.hamburger}
        aria-label="Toggle navigation bar"
        aria-expanded={isOpen}
        aria-busy={loading === 'busy' || undefined}
        onClick={isOpen ? close : open}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
        data-replay=""
      >
        <Icon name="menu" size={24} />
      </button>
      {loading === 'failed' && (
        <span role="alert" className={styles.failed}>
          The menu could not be loaded. Try again.
        </span>
      )}
    </>
  );
}
