import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a nearby element when the focused entry of a list is removed. Otherwise keyboard users would start
 * again at the top of the page.
 *
 * @param count length of the list
 * @param find returns the element that receives the focus
 */
export function useFocusAfterRemoval(count: number, find: () => HTMLElement | null | undefined): void {
  const previousCount = useRef(count);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) latest.current()?.focus();
    previousCount.current = count;
  }, [count]);
}
