/**
 * The inline script that lets the browser lay out the first screen before the rest of the page, as a self-contained
 * function (`../build/inline-code.ts`). While the root has `data-early`, what is below is not laid out
 * (`src/styles/first-screen.css`).
 *
 * The rest follows when the browser is idle after the page has loaded, in parts that do not block it, and all of it as
 * soon as the reader acts, before anything can follow from that. If the URL names a place in the page, or the browser
 * returns to one, everything is laid out at once.
 */
export function showFirstScreen(): void {
  /** Number of blocks that are laid out at a time. */
  const partSize = 8;
  const root = document.documentElement;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== 'navigate') return;

  // Safari has no such function.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));

  const layOutAll = (): void => {
    root.removeAttribute('data-early');
    for (const sign of signs) removeEventListener(sign, layOutAll, true);
  };

  const layOutMore = (blocks: readonly HTMLElement[], done = 0): void => {
    for (const { style } of blocks.slice(done, done + partSize)) style.contentVisibility = 'visible';
    if (done < blocks.length && root.hasAttribute('data-early')) {
      whenIdle(() => layOutMore(blocks, done + partSize));
      return;
    }
    layOutAll();
    for (const block of blocks) block.removeAttribute('style');
  };

  root.setAttribute('data-early', '');
  for (const sign of signs) addEventListener(sign, layOutAll, { capture: true, passive: true });
  addEventListener('load', () => {
    const blocks = document.querySelectorAll<HTMLElement>('.prose>:not([style]),.prose>.run>:not([style])');
    whenIdle(() => layOutMore([...blocks]));
  });
}
