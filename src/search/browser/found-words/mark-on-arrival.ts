import type { SitePath } from '../../../site/routes';
import { mark, unmark } from './mark-words';

/** Calls a function each time a page is shown. Returns a function that ends this. */
export type OnShown = (listener: () => void) => () => void;

let stop = () => {};

/**
 * Marks the words that a search has found on the page that it leads to, once that is shown. The marks go away with
 * Escape, and when the reader leaves the page. Browsers without CSS highlights show the page without marks.
 *
 * @param target path of the page, with base path; its query and hash do not matter
 */
export function markOnArrival(target: SitePath, words: readonly string[], onShown: OnShown): void {
  stop();
  if (words.length === 0 || !('Highlight' in window)) return;
  const { pathname } = new URL(target, window.location.origin);
  const unsubscribe = onShown(() => {
    if (window.location.pathname !== pathname) return stop();
    // The page is rendered once all listeners know of it.
    queueMicrotask(() => mark(words));
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Escape closes what covers the page first.
    if (key === 'Escape' && !document.querySelector('[aria-modal="true"]')) stop();
  };
  document.addEventListener('keydown', onKeyDown, true);
  stop = () => {
    unsubscribe();
    document.removeEventListener('keydown', onKeyDown, true);
    unmark();
    stop = () => {};
  };
}
