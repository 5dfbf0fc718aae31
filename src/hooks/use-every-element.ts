import { useEffect } from 'react';

/**
 * Calls `onElement` once for every element on the page that matches a selector, including elements added later. Static
 * content is not part of React's tree, so features reach into it this way. `onElement` must not change between renders.
 */
export function useEveryElement(selector: string, onElement: (element: HTMLElement) => void): void {
  useEffect(() => {
    const seen = new WeakSet<HTMLElement>();
    const visit = (element: HTMLElement) => {
      if (seen.has(element)) return;
      seen.add(element);
      onElement(element);
    };
    const search = (root: ParentNode) => root.querySelectorAll<HTMLElement>(selector).forEach(visit);
    search(document);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          if (node.matches(selector)) visit(node);
          search(node);
        }
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector, onElement]);
}
