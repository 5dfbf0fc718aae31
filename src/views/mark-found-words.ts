import { markOnArrival } from '../features/found-words/mark-on-arrival';
import { onNavigation } from '../features/navigation/navigation-events';
import type { SitePath } from '../site/routes';

/** Marks the words that a search has found on the page that it leads to. To be called before the navigation. */
export function markFoundWords(path: SitePath, words: readonly string[]): void {
  markOnArrival(path, words, (listener) => onNavigation(({ type }) => type === 'shown' && listener()));
}
