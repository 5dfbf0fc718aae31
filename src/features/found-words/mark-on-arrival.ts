import { lazyPart } from '../../hooks/lazy-part';
import type { SitePath } from '../../site/routes';

const marks = lazyPart(() => import('./mark-words'));

let stop = () => {};

/**
 * Marks the words that a search has found on the page that it leads to, once that is shown. The marks go away with
 * Escape, and when the reader leaves the page. Browsers without CSS highlights show the page without marks.
 *
 * @param target path of the page, with base path; its query and hash do not matter
 * @param onShown calls a function each time a page is shown, and returns one that ends this
 */
export function markOnArrival(
  target: SitePath,
  words: readonly string[],
  onShown: (listener: () => void) => () => void,
): void {
  stop();
  if (words.length === 0 || !('highlights' in CSS)) return;
  const { pathname } = new URL(target, window.location.origin);
  let isWanted = true;
  const unsubscribe = onShown(() => {
    if (window.location.pathname !== pathname) return stop();
    marks.load().then(
      ({ mark }) => isWanted && mark(words),
      // The page is worth reading without marks.
      () => undefined,
    );
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Escape closes what covers the page first.
    if (key === 'Escape' && !document.querySelector('[aria-modal="true"]')) stop();
  };
  document.addEventListener('keydown', onKeyDown, true);
  stop = () => {
    isWanted = false;
    unsubscribe();
    document.removeEventListener('keydown', onKeyDown, true);
    marks.loaded()?.unmark();
    stop = () => {};
  };
}
