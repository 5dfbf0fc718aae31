import { useEffect, useRef } from 'react';

/**
 * Keeps the focus near when the focused entry of a list has been removed: without it, readers with a keyboard begin at
 * the top of the page again.
 *
 * @param count length of the list
 * @param find the element that takes the focus instead
 */
export function useFocusAfterRemoval(count: number, find: () => HTMLElement | null | undefined): void {
  const before = useRef(count);
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) latest.current()?.focus();
    before.current = count;
  }, [count]);
}
