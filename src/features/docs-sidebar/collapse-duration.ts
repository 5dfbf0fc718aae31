/** Height in pixels that counts as one step of the animation. */
const STEP = 36;

/**
 * Milliseconds an opening or closing list moves, given its height in pixels: tall lists take longer, but less than in
 * proportion. With reduced motion it is over at once.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const steps = height / STEP;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
