import { useLayoutEffect } from 'react';

/*
 * The head of the new page comes after the page itself, from an effect of a second root, and nobody is told. React
 * rewrites the old page's elements where both pages have the same template, and replaces them where they have not.
 */

function titleElement(): Element | null {
  return document.head.querySelector(':scope > title');
}

/**
 * Calls back once, when the head of the next page is there, with its title. Two pages may share a title, but never a
 * canonical address.
 *
 * @returns a function that ends the waiting
 */
export function onNextTitle(callback: (title: string) => void): () => void {
  const observer = new MutationObserver((records) => {
    if (!records.some(({ target, addedNodes }) => [target, ...addedNodes].some(isOfPage))) return;
    observer.disconnect();
    callback(document.title);
  });
  observer.observe(document.head, { childList: true, characterData: true, attributes: true, subtree: true });
  return () => observer.disconnect();
}

function isOfPage(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.matches('title, link[rel="canonical"]') ?? false;
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
