import { useCallback, useEffect, type RefObject } from 'react';
import type { LinkClick } from '../../site/followed-link';

/** A click, from React or from the document. */
export interface MenuClick extends LinkClick {
  readonly target: EventTarget | null;
  preventDefault(): void;
}

interface StaticMenuOptions {
  readonly menu: RefObject<HTMLDetailsElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  /** Whether the app knows that the menu is open. */
  readonly isShown: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onClick: (event: MenuClick) => void;
}

/**
 * Adds to the static menu what needs scripts: Escape, focus elsewhere and following a link close it. Returns the
 * listener for the menu's `toggle` event.
 */
export function useStaticMenu({ menu, opener, isShown, onOpen, onClose, onClick }: StaticMenuOptions): () => void {
  const onToggle = useCallback(() => {
    const isOpen = menu.current?.open ?? false;
    if (isOpen && !isShown) onOpen();
    if (!isOpen && isShown) onClose();
  }, [menu, isShown, onOpen, onClose]);

  // Readers can have opened the menu before the app started.
  useEffect(() => {
    if (menu.current?.open) onOpen();
  }, [menu, onOpen]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const onFocus = (event: FocusEvent) => isInside(menu.current, event.target) || onClose();
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    // After React's listeners, but before the one that follows links, which is on the document.
    document.body.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.body.removeEventListener('click', onClick);
    };
  }, [isShown, menu, onClose, onClick]);

  useEffect(() => {
    if (!isShown) return undefined;
    const element = menu.current;
    const control = opener.current;
    return () => {
      const hadFocus = isInside(element, document.activeElement);
      element?.removeAttribute('open');
      if (hadFocus) control?.focus({ preventScroll: true });
    };
  }, [isShown, menu, opener]);

  return onToggle;
}

/** True for the menu and the panel of the page, which the style sheet shows as part of the menu. */
function isInside(menu: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Element && (menu?.contains(target) || target.closest('[data-menu-panel]') !== null);
}
