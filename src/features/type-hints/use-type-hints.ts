import { useEffect } from 'react';
import { lazyPart } from '../../hooks/lazy-part';

const hintBox = lazyPart(() => import('./hint-box'));

/**
 * Shows the types of words in samples on hover and on tap. The code that does so is loaded with the first such word.
 * Used once, by the site's frame.
 */
export function useTypeHints(): void {
  useEffect(() => {
    const onIntent = (event: Event) => {
      const word = (event.target as Element).closest<HTMLElement>('pre [data-type]');
      if (!word) return;
      const isWanted = () => event.type === 'click' || word.matches(':hover');
      // Without the code, the list below the sample says the same, and the next word tries again.
      hintBox.load().then(({ showHint }) => isWanted() && showHint(word), Boolean);
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('click', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('click', onIntent);
    };
  }, []);
}
