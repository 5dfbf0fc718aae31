import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { enterOverlay, isOverlayEntry, leaveOverlay } from '../../hooks/overlay-history';
import { siteConfig } from '../../site/config/site-config';
import { isPlainClick, pageAddress } from '../../site/followed-link';
import type { SitePath } from '../../site/routes';

const DESKTOP = '(min-width: 997px)';
/** The panel of the page, which the style sheet shows as part of the menu. */
const PANEL = '[data-menu-panel]';

/** Navigates to a page of this site. `address` consists of path, query and hash as the address bar shows them. */
export type Navigate = (address: SitePath, options: { readonly replace: boolean }) => void;

interface MobileMenuControl {
  readonly menu: RefObject<HTMLDetailsElement | null>;
  readonly isOpen: boolean;
  /** Called after the menu has opened or closed. */
  readonly onToggle: () => void;
}

/**
 * Adds to the menu what needs scripts. It closes by Escape, by Back, when the window grows to desktop size and when a
 * link is followed. While it is open, the rest of the page is inert, and the focus returns to the menu's control.
 *
 * @param navigate follows a link in a way that replaces the menu's history entry
 */
export function useMobileMenu(navigate?: Navigate): MobileMenuControl {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  const hide = useCallback(() => {
    menu.current?.removeAttribute('open');
    setOpen(false);
  }, []);
  const close = useCallback(() => {
    hide();
    leaveOverlay();
  }, [hide]);
  const onToggle = useCallback(() => {
    if (menu.current?.open) setOpen(true);
    else if (isOpen) close();
  }, [isOpen, close]);
  // Readers can have opened the menu before the app started.
  useEffect(() => setOpen(menu.current?.open ?? false), []);

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event)) return;
    if (link.target === '_blank') return close();
    hide();
    const address = pageAddress(link, { origin: window.location.origin, baseUrl: siteConfig.baseUrl });
    if (address === null || !navigate) return;
    event.preventDefault();
    navigate(address, { replace: isOverlayEntry() });
  });

  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return undefined;
    const desktop = window.matchMedia(DESKTOP);
    if (desktop.matches) {
      close();
      return undefined;
    }
    enterOverlay(hide);
    const panel = document.querySelector(PANEL);
    panel?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    const release = makeInert(document.body, panel ? [element, panel] : [element]);
    const end = new AbortController();
    const { signal } = end;
    desktop.addEventListener('change', () => desktop.matches && close(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    // After React's listeners, but before the one that follows links, which is on the document.
    document.body.addEventListener('click', (event) => follow(event), { signal });
    return () => {
      end.abort();
      release();
      // Whoever opens the menu again sees the panel of the page first.
      element.querySelector('[data-menu-links]')?.removeAttribute('open');
      const focused = document.activeElement;
      if (element.contains(focused) || panel?.contains(focused) || focused === document.body)
        element.querySelector('summary')?.focus({ preventScroll: true });
    };
  }, [isOpen, hide, close]);

  return { menu, isOpen, onToggle };
}

/** Makes everything in an element inert except some parts of it. Returns a function that undoes it. */
function makeInert(root: Element, parts: readonly Element[]): () => void {
  const others = outside(root, parts).filter((element) => !element.hasAttribute('inert'));
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

function outside(root: Element, parts: readonly Element[]): Element[] {
  return [...root.children].flatMap((child) => {
    if (parts.includes(child)) return [];
    return parts.some((part) => child.contains(part)) ? outside(child, parts) : [child];
  });
}
