import { useLayoutEffect, type RefObject } from 'react';
import { scrollTopShowing } from './scroll-to-entry';
import { sidebarMemory } from './sidebar-memory';

/**
 * Keeps the entry of the current page visible by scrolling the sidebar, never the page. The
 * position is kept on the next page of the same sidebar.
 */
export function useActiveInView(nav: RefObject<HTMLElement | null>, path: string, sidebar: string): void {
  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    // The memory is written by effects, which run later, so it still contains the previous page here.
    if (sidebarMemory.state?.sidebar === sidebar && element.scrollTop === 0)
      element.scrollTop = sidebarMemory.scrollTop;
    return () => {
      sidebarMemory.scrollTop = element.scrollTop;
    };
  }, [nav, sidebar]);

  useLayoutEffect(() => {
    const scroller = nav.current;
    const entry = scroller?.querySelector('[aria-current="page"]');
    if (!scroller || !entry) return;
    const { top } = scroller.getBoundingClientRect();
    scroller.scrollTop = scrollTopShowing(
      entry.getBoundingClientRect(),
      { top, height: scroller.clientHeight },
      scroller.scrollTop,
    );
  }, [nav, path]);
}
