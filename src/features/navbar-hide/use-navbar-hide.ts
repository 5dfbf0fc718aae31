import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  afterFocus,
  afterNavigation,
  afterScroll,
  INITIAL_VISIBILITY,
  type NavbarVisibility,
  type ScrollFacts,
} from './navbar-visibility';

/**
 * Whether the bar at the top is hidden. `locationKey` changes with each change of the address,
 * hash and query included.
 */
export function useNavbarHide(navbar: RefObject<HTMLElement | null>, locationKey: string): boolean {
  const [hidden, setHidden] = useState(false);
  const state = useRef<NavbarVisibility>(INITIAL_VISIBILITY);

  useEffect(() => {
    const element = navbar.current;
    if (!element) return undefined;
    const settle = (next: NavbarVisibility) => {
      state.current = next;
      setHidden(next.hidden);
    };
    const onScroll = () => settle(afterScroll(state.current, measure(element)));
    const onFocus = () => settle(afterFocus(state.current, measure(element)));
    // A second click on the same anchor jumps without changing the address.
    const onClick = (event: MouseEvent) => {
      if (leadsToAnchor(event.target)) settle(afterNavigation(state.current, true, measure(element).held));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick);
    };
  }, [navbar]);

  useEffect(() => {
    const element = navbar.current;
    if (!element) return;
    state.current = afterNavigation(state.current, hasAnchor(window.location.hash), measure(element).held);
    setHidden(state.current.hidden);
  }, [navbar, locationKey]);

  return hidden;
}

function measure(navbar: HTMLElement): ScrollFacts {
  return {
    y: window.scrollY,
    navbarHeight: navbar.offsetHeight,
    viewportHeight: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
    held: navbar.contains(document.activeElement) || navbar.querySelector('[aria-expanded="true"]') !== null,
    covers: coversFocus(navbar),
  };
}

/**
 * True if the element with keyboard focus is under the bar. Tall ones, of which enough is visible, do not
 * count, nor what is before or above the bar.
 */
function coversFocus(navbar: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || !(navbar.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  if (navbar.contains(focused) || focused.closest('dialog, [role="dialog"]') || !focused.matches(':focus-visible'))
    return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top < navbar.offsetHeight && bottom > 0 && bottom - top < window.innerHeight / 2;
}

function leadsToAnchor(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { pathname, search, hash } = window.location;
  return link !== null && link.hash === hash && link.pathname === pathname && link.search === search && hasAnchor(hash);
}

/** True if the page has the element that a hash names; a hash that cannot be decoded names none. */
export function hasAnchor(hash: string): boolean {
  if (hash.length < 2) return false;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}
