import { useEffect } from 'react';
import { lazyPart } from '../../hooks/lazy-part';
import type { ReadPage } from './glossary-entry';

const hintBox = lazyPart(() => import('./hint-box'));
/** Links to an entry of the glossary have the same selector in the style sheet. */
const HINTED = ':is(pre [data-type], main a[href*="/glossary#"])';
const POINTED = ':is(:hover, a:focus-visible)';

/**
 * Shows what words mean: types in samples on hover and on tap, entries of the glossary on hover and on focus of a link
 * to them. The code that does so is loaded with the first such word. Used once, by the site's frame.
 *
 * @param readPage loads a page and returns its data; must stay the same
 */
export function useHints(readPage: ReadPage): void {
  useEffect(() => {
    const show = (word: HTMLElement, isWanted: () => boolean) =>
      hintBox
        .load()
        .then(({ showHint }) => showHint(word, isWanted, readPage))
        // Without the code or the page, the list below the sample and the link's page say the same, and the next word
        // tries again.
        .catch(Boolean);
    const onIntent = ({ type, target, pointerType }: Event & { readonly pointerType?: string }) => {
      const word = (target as Element).closest<HTMLElement>(HINTED);
      // A tap follows a link, as everywhere.
      if (!word || (word.matches('a') && (type === 'click' || pointerType === 'touch'))) return;
      void show(word, () => type === 'click' || word.matches(POINTED));
    };
    const events = ['pointerover', 'click', 'focusin'];
    for (const type of events) document.addEventListener(type, onIntent);
    // The reader may have come to a word before the app has started.
    const first = document.querySelector<HTMLElement>(HINTED + POINTED);
    if (first) void show(first, () => first.matches(POINTED));
    return () => {
      for (const type of events) document.removeEventListener(type, onIntent);
    };
  }, [readPage]);
}
