import { useCallback, useEffect, useReducer, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { LazyPart } from '../../hooks/lazy-part';
import { siteConfig } from '../../site/config/site-config';
import { isPlainClick, pageAddress } from '../../site/followed-link';
import { enterMenu, isMenuEntry, leaveMenu } from './menu-history';
import { lockScroll } from './lock-scroll';
import { INITIAL_MENU, reduceMenu, type MenuPanel } from './menu-state';

const DESKTOP = '(min-width: 997px)';

/** Navigates to a page of this site. `address` consists of path, query and hash as the address bar shows them. */
export type Navigate = (address: string, options: { readonly replace: boolean }) => void;

export interface MobileMenuControl {
  readonly isOpen: boolean;
  /** State of loading the menu's code. */
  readonly loading: 'idle' | 'busy' | 'failed';
  /** Loads the menu's code in advance. */
  readonly preload: () => void;
  readonly panel: MenuPanel;
  /** The hamburger button, to which the focus returns. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  readonly back: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * State of the slide-in menu. The menu closes by its button, by Back, when the window grows to desktop size and when a
 * link is followed.
 *
 * @param menu the code of the menu, which is loaded before the menu opens
 * @param navigate follows a link in a way that replaces the menu's history entry
 */
export function useMobileMenu(hasSecondary: boolean, menu: LazyPart<unknown>, navigate?: Navigate): MobileMenuControl {
  const [state, dispatch] = useReducer(reduceMenu, INITIAL_MENU);
  const [loading, setLoading] = useState<MobileMenuControl['loading']>('idle');
  const opener = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    dispatch({ type: 'close' });
    leaveMenu();
  }, []);

  const open = useCallback(() => {
    const show = () => {
      setLoading('idle');
      enterMenu();
      dispatch({ type: 'open', hasSecondary });
    };
    if (menu.loaded()) return show();
    setLoading('busy');
    menu.load().then(show, () => setLoading('failed'));
  }, [hasSecondary, menu]);

  const preload = useCallback(() => void menu.load().catch(() => undefined), [menu]);

  useEffect(() => {
    if (!state.open) return undefined;
    const desktop = window.matchMedia(DESKTOP);
    const onDesktop = () => desktop.matches && close();
    const onBack = () => dispatch({ type: 'close' });
    const unlock = lockScroll();
    desktop.addEventListener('change', onDesktop);
    window.addEventListener('popstate', onBack);
    return () => {
      unlock();
      desktop.removeEventListener('change', onDesktop);
      window.removeEventListener('popstate', onBack);
    };
  }, [state.open, close]);

  const onClick = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !isPlainClick(event)) return;
      if (link.target === '_blank') return close();
      dispatch({ type: 'close' });
      const address = pageAddress(link, { origin: window.location.origin, baseUrl: siteConfig.baseUrl });
      if (address === null || !navigate) return;
      event.preventDefault();
      navigate(address, { replace: isMenuEntry() });
    },
    [close, navigate],
  );

  return {
    isOpen: state.open,
    loading,
    preload,
    panel: state.panel,
    opener,
    open,
    close,
    back: useCallback(() => dispatch({ type: 'back' }), []),
    onClick,
  };
}
