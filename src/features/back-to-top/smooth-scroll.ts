/** Fraction of the distance that remains after each frame. */
const REMAINING = 0.85;

/** Position after the next frame of the scroll to the top; 0 once less than a pixel remains. */
export function nextPosition(position: number): number {
  const next = Math.floor(position * REMAINING);
  return next < 1 ? 0 : next;
}

/**
 * Scrolls to the top: immediately under reduced motion, by the browser if the style sheet sets smooth scrolling,
 * otherwise frame by frame. The scroll ends when the reader scrolls down. Returns a function that stops it.
 */
export function scrollToTop(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {};
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0 });
    return () => {};
  }
  let frame = 0;
  let expected = window.scrollY;
  const step = () => {
    // The position is below that of the last frame, so the reader has scrolled.
    if (window.scrollY > expected + 1) return;
    expected = nextPosition(window.scrollY);
    window.scrollTo(0, expected);
    if (expected > 0) frame = window.requestAnimationFrame(step);
  };
  frame = window.requestAnimationFrame(step);
  return () => window.cancelAnimationFrame(frame);
}
