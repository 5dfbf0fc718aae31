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
 * Whether the navigation bar is hidden. `locationKey` changes whenever the URL changes, including its query and hash.
 */
export function useNavbarHide(navbar: RefObject<HTMLElement | null>, locationKey: string): boolean {
  const [hidden, setHidden] = useState(false);
  const state = useRef<NavbarVisibility>(INITIAL_VISIBILITY);

  useEffect(() => {
    const element = navbar.current;
    if (!element) return undefined;
    const apply = (next: NavbarVisibility) => {
      state.current = next;
      setHidden(next.hidden);
    };
    const onScroll = () => apply(afterScroll(state.current, measure(element)));
    const onFocus = () => apply(afterFocus(state.current, measure(element)));
    // A second click on the same anchor jumps without changing the URL.
    const onClick = (event: MouseEvent) => {
      if (leadsToAnchor(event.target)) apply(afterNavigation(state.current, true, measure(element).held));
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
 * True if the element with keyboard focus is under the bar. Tall elements do not count, because enough of them is
 * visible, and neither do elements before or above the bar.
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

/** True if the page contains the target of a hash; a hash that cannot be decoded has no target. */
export function hasAnchor(hash: string): boolean {
  if (hash.length < 2) return false;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}
