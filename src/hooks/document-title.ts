import { useLayoutEffect } from 'react';

/*
 * The head of a new page is rendered after the page itself, in an effect of a second root, without an event. React
 * updates the old page's elements in place if both pages have the same template, and replaces them otherwise.
 */

function titleElement(): Element | null {
  return document.head.querySelector(':scope > title');
}

/**
 * Calls back once with the title of the next page, when its head has been rendered. Two pages can have the same title,
 * but never the same URL. Pages of different versions of the docs can have the same canonical URL.
 *
 * @returns a function that stops waiting
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
  return element?.matches('title, meta[property="og:url"]') ?? false;
}

/** Sets the document title while the component is mounted, even if the page's own changes, and then restores that. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    let pageTitle = title;
    const write = (text: string) => {
      // Never add a title element: it would stay in front of those of later pages.
      const element = titleElement();
      if (!element || element.textContent === text) return;
      pageTitle = element.textContent ?? '';
      element.textContent = text;
    };
    write(title);
    const observer = new MutationObserver(() => write(title));
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      write(pageTitle);
    };
  }, [title]);
}
