import { useCallback, useEffect, useReducer, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { LazyPart } from '../../hooks/lazy-part';
import { enterOverlay, isOverlayEntry, leaveOverlay } from '../../hooks/overlay-history';
import { siteConfig } from '../../site/config/site-config';
import { isPlainClick, pageAddress } from '../../site/followed-link';
import type { SitePath } from '../../site/routes';
import { lockScroll } from './lock-scroll';
import { INITIAL_MENU, reduceMenu, type MenuPanel } from './menu-state';
import { useStaticMenu, type MenuClick } from './use-static-menu';

const DESKTOP = '(min-width: 997px)';

/** Milliseconds to wait for the code of the full menu before the static menu opens instead. */
const PATIENCE = 600;

/** Navigates to a page of this site. `address` consists of path, query and hash as the address bar shows them. */
export type Navigate = (address: SitePath, options: { readonly replace: boolean }) => void;

export interface MobileMenuControl {
  /** Whether any of the two menus is open. */
  readonly isOpen: boolean;
  /** Whether the full menu is open. */
  readonly isFull: boolean;
  /** True while a press on the hamburger button waits for the menu's code. */
  readonly isLoading: boolean;
  /** Loads the menu's code in advance. */
  readonly preload: () => void;
  readonly panel: MenuPanel;
  /** The hamburger button, to which the focus returns. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly staticMenu: RefObject<HTMLDetailsElement | null>;
  readonly onHamburger: (event: MouseEvent) => void;
  /** Called after the static menu has opened or closed. */
  readonly onToggle: () => void;
  readonly close: () => void;
  readonly back: () => void;
  readonly onClick: (event: MenuClick) => void;
}

/**
 * State of the slide-in menu. The menu closes by its button, by Back, when the window grows to desktop size and when a
 * link is followed.
 *
 * @param menu the code of the full menu, which is loaded before it opens; if that takes long, the static menu opens
 * @param navigate follows a link in a way that replaces the menu's history entry
 */
export function useMobileMenu(hasSecondary: boolean, menu: LazyPart<unknown>, navigate?: Navigate): MobileMenuControl {
  const [{ shown, panel }, dispatch] = useReducer(reduceMenu, INITIAL_MENU);
  const [isLoading, setLoading] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const staticMenu = useRef<HTMLDetailsElement>(null);
  const isOpen = shown !== 'none';

  const hide = useCallback(() => dispatch({ type: 'close' }), []);
  const close = useCallback(() => {
    hide();
    leaveOverlay();
  }, [hide]);

  const preload = useCallback(() => void menu.load().catch(() => undefined), [menu]);

  const onHamburger = useCallback(
    (event: MouseEvent) => {
      // The browser itself closes the static menu.
      if (staticMenu.current?.open) return;
      event.preventDefault();
      if (isLoading) return;
      const show = () => {
        if (!menu.loaded()) return void staticMenu.current?.setAttribute('open', '');
        enterOverlay(hide);
        dispatch({ type: 'open', hasSecondary });
      };
      if (menu.loaded()) return show();
      setLoading(true);
      const load = menu.load().catch(() => undefined);
      void Promise.race([load, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
        setLoading(false);
        show();
      });
    },
    [hasSecondary, hide, isLoading, menu],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const desktop = window.matchMedia(DESKTOP);
    const onDesktop = () => desktop.matches && close();
    const unlock = lockScroll();
    desktop.addEventListener('change', onDesktop);
    return () => {
      unlock();
      desktop.removeEventListener('change', onDesktop);
    };
  }, [isOpen, close]);

  const onClick = useCallback(
    (event: MenuClick) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isPlainClick(event)) return;
      if (link.target === '_blank') return close();
      hide();
      const address = pageAddress(link, { origin: window.location.origin, baseUrl: siteConfig.baseUrl });
      if (address === null || !navigate) return;
      event.preventDefault();
      navigate(address, { replace: isOverlayEntry() });
    },
    [close, hide, navigate],
  );

  const onToggle = useStaticMenu({
    menu: staticMenu,
    opener,
    isShown: shown === 'static',
    onOpen: useCallback(() => {
      enterOverlay(hide);
      dispatch({ type: 'open-static' });
    }, [hide]),
    onClose: close,
    onClick,
  });

  return {
    isOpen,
    isFull: shown === 'full',
    isLoading,
    preload,
    panel,
    opener,
    staticMenu,
    onHamburger,
    onToggle,
    close,
    back: useCallback(() => dispatch({ type: 'back' }), []),
    onClick,
  };
}
