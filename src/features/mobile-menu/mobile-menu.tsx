import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { NavbarViewItem } from '../../components/navbar/view-items';
import { Icon } from '../../components/ui/icon';
import { MobileItems } from './mobile-items';
import * as styles from './mobile-menu.module.css';
import type { MobileMenuControl } from './use-mobile-menu';

export interface MobileMenuProps {
  readonly control: MobileMenuControl;
  readonly items: readonly NavbarViewItem[];
  /** The panel of the page: its sidebar or the recent posts; null if the page has none. */
  readonly secondary: ReactNode | null;
  /** Content of the menu's head before the close button: logo and color mode switch. */
  readonly head: ReactNode;
}

/** The slide-in menu of narrow windows: a modal dialog with one or two panels, of which one is shown. */
export function MobileMenu({ control, items, secondary, head }: MobileMenuProps) {
  const { isFull: isOpen, panel, opener, close, back, onClick } = control;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const mainPanel = useRef<HTMLElement>(null);
  const hasSecondary = secondary !== null;
  const showsMain = panel === 'main' || !hasSecondary;

  useEffect(() => {
    const element = dialog.current;
    if (isOpen) {
      element?.showModal();
      closeButton.current?.focus();
    } else if (element?.open) {
      element.close();
      opener.current?.focus({ preventScroll: true });
    }
  }, [isOpen, opener]);

  // The back button is inert now, so the focus moves to the visible panel.
  useEffect(() => {
    if (isOpen && hasSecondary && showsMain)
      mainPanel.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }, [isOpen, hasSecondary, showsMain]);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onPress = (event: MouseEvent) => {
    if (event.target !== dialog.current) onClick(event);
    else if (!isWithin(event, dialog.current)) close();
  };

  return (
    // A click on the backdrop closes the menu; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={STRINGS.menu.title}
      onCancel={onCancel}
      onClose={() => isOpen && close()}
      onClick={onPress}
      data-chrome=""
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          {head}
          <button
            ref={closeButton}
            type="button"
            className={styles.close}
            aria-label={STRINGS.menu.close}
            onClick={close}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={styles.panels} data-panel={showsMain ? 'main' : 'secondary'}>
          <nav ref={mainPanel} className={styles.panel} aria-label={STRINGS.menu.main} inert={!showsMain}>
            <MobileItems items={items} />
          </nav>
          {hasSecondary && (
            <div className={styles.panel} inert={showsMain}>
              <button type="button" className={styles.back} onClick={back}>
                {STRINGS.menu.back}
              </button>
              {secondary}
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Clicks on the shield, which covers the menu at first, have the same target as clicks on the backdrop. */
function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}
