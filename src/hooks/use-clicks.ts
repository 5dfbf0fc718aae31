import { useEffect } from 'react';

/**
 * Calls `onElement` with the element that matches a selector when it, or something in it, is clicked. Static content
 * is not part of React's tree, so features hear of its buttons this way. `onElement` must not change between renders.
 */
export function useClicks(selector: string, onElement: (element: HTMLElement) => void): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const clicked = (target as Element).closest<HTMLElement>(selector);
      if (clicked) onElement(clicked);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [selector, onElement]);
}
