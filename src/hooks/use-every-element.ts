import { useEffect } from 'react';

/**
 * Calls `found` once for every element of the page that matches a selector, for those that come later too: static
 * content
 * is no part of React's tree, so this is how features reach into it. `found` must not change between renderings.
 */
export function useEveryElement(selector: string, found: (element: HTMLElement) => void): void {
  useEffect(() => {
    const seen = new WeakSet<HTMLElement>();
    const visit = (element: HTMLElement) => {
      if (seen.has(element)) return;
      seen.add(element);
      found(element);
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
  }, [selector, found]);
}
