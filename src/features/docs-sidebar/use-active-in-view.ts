import { useLayoutEffect, type RefObject } from 'react';
import { scrollTopShowing } from './scroll-to-entry';
import { sidebarMemory } from './sidebar-memory';

/**
 * Keeps the entry of the current page visible by scrolling the sidebar's scroll container, never the page. On desktop,
 * the position is kept on the next page of the same sidebar.
 */
export function useActiveInView(
  nav: RefObject<HTMLElement | null>,
  path: string,
  sidebar: string,
  variant: 'desktop' | 'mobile',
): void {
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element || variant !== 'desktop') return undefined;
    // The memory is written by effects, which run later, so it still contains the previous page here.
    if (sidebarMemory.state?.sidebar === sidebar && element.scrollTop === 0)
      element.scrollTop = sidebarMemory.scrollTop;
    return () => {
      sidebarMemory.scrollTop = element.scrollTop;
    };
  }, [nav, sidebar, variant]);

  useLayoutEffect(() => {
    const scroller = nav.current && scrollerOf(nav.current);
    const entry = nav.current?.querySelector('[aria-current="page"]');
    if (!scroller || !entry) return;
    const { top } = scroller.getBoundingClientRect();
    scroller.scrollTop = scrollTopShowing(
      entry.getBoundingClientRect(),
      { top, height: scroller.clientHeight },
      scroller.scrollTop,
    );
  }, [nav, path]);
}

/** The nearest scroll container of an element, which can be the element itself, but not the page. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
