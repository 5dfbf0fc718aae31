import { useEffect, useState } from 'react';

/** Milliseconds for which a new banner lets presses through to the page. */
const DELAY = 500;

/**
 * False while a banner that has just appeared could get a press that was meant for the page below it: for a moment, and
 * for as long as a pointer that was pressed earlier stays down.
 */
export function useAcceptsPresses(): boolean {
  const [accepts, setAccepts] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(() => {
        // The press may be older than the app, so no event tells of it. The browser knows.
        if (document.documentElement.matches(':active')) wait();
        else setAccepts(true);
      }, DELAY);
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
  return accepts;
}
