import { useLayoutEffect } from 'react';

/**
 * Keeps a title as long as the component is there. Gatsby sets the page's own a moment after the page is shown, and at
 * times of its own; that one is put back at the end.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    let own = title;
    const write = (text: string) => {
      // Only into the element that is there: one of ours would stay in front of all later ones.
      const element = document.head.querySelector(':scope > title');
      if (!element || element.textContent === text) return;
      own = element.textContent ?? '';
      element.textContent = text;
    };
    write(title);
    const observer = new MutationObserver(() => write(title));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      write(own);
    };
  }, [title]);
}
