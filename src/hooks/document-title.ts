import { useLayoutEffect } from 'react';

/*
 * Gatsby takes the old page's title out of the head once the new page is shown, and puts the new one in later, from an
 * effect of a second root. It tells nobody, so the head itself is watched.
 */

function titleElement(): Element | null {
  return document.head.querySelector(':scope > title');
}

/**
 * Calls back once, when the next page's title has been put into the head, the same words as before or others.
 *
 * @returns what ends the waiting
 */
export function onNextTitle(callback: (title: string) => void): () => void {
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'TITLE'))) return;
    observer.disconnect();
    callback(document.title);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

/** Keeps a title as long as the component is there, whatever the page's own is; after that the page's own is back. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    let own = title;
    const write = (text: string) => {
      // Only into the element that is there: one of ours would stay in front of all later ones.
      const element = titleElement();
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
