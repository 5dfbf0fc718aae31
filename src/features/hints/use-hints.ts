import { useEffect } from 'react';
import { lazyPart } from '../../hooks/lazy-part';
import type { ReadPage } from './glossary-entry';

const hintBox = lazyPart(() => import('./hint-box'));
/** Links to an entry of the glossary have the same selector in the style sheet. */
const HINTED = 'main a[href*="/glossary#"]';
const POINTED = ':is(:hover, a:focus-visible)';

/**
 * Shows entries of the glossary on hover and on focus of a link to them. The code that does so is loaded with the first
 * such link. Used once, by the site's frame.
 *
 * @param readPage loads a page and returns its data; must stay the same
 */
export function useHints(readPage: ReadPage): void {
  useEffect(() => {
    const show = (word: HTMLAnchorElement) =>
      hintBox
        .load()
        .then(({ showHint }) => showHint(word, () => word.matches(POINTED), readPage))
        // Without the code or the page, the link's page says the same, and the next word tries again.
        .catch(Boolean);
    const onIntent = ({ target, pointerType }: Event & { readonly pointerType?: string }) => {
      const word = (target as Element).closest<HTMLAnchorElement>(HINTED);
      // A tap follows a link, as everywhere.
      if (word && pointerType !== 'touch') void show(word);
    };
    const events = ['pointerover', 'focusin'];
    for (const type of events) document.addEventListener(type, onIntent);
    // The reader may have come to a word before the app has started.
    const first = document.querySelector<HTMLAnchorElement>(HINTED + POINTED);
    if (first) void show(first);
    return () => {
      for (const type of events) document.removeEventListener(type, onIntent);
    };
  }, [readPage]);
}
