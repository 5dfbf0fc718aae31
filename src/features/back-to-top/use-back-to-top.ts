import { useCallback, useEffect, useRef, useState } from 'react';
import { isShownAfter } from './back-to-top-state';
import { scrollToTop } from './smooth-scroll';

/** Whether the button is shown, and its action. */
export function useBackToTop(): { readonly isShown: boolean; readonly goToTop: () => void } {
  const [isShown, setShown] = useState(false);
  const stop = useRef(() => {});

  useEffect(() => {
    let previous = window.scrollY;
    let href = window.location.href;
    let isJump = false;
    const onScroll = () => {
      const position = window.scrollY;
      // A jump within the page also changes the URL, even without a click on a link.
      const isNewUrl = href !== window.location.href && window.location.hash !== '';
      const step = {
        position,
        previous,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
        isJump: isJump || isNewUrl,
      };
      setShown((wasShown) => isShownAfter(wasShown, step));
      previous = position;
      href = window.location.href;
      isJump = false;
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      isJump = true;
      setShown(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', onClick);
      stop.current();
    };
  }, []);

  const goToTop = useCallback(() => {
    stop.current();
    stop.current = scrollToTop();
  }, []);
  return { isShown, goToTop };
}
