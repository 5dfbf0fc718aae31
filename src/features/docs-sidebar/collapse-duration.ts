/** Height in pixels that counts as one step of the animation. */
const STEP = 36;

/**
 * Duration of a list's opening or closing animation in milliseconds, given its height in pixels. Tall lists take
 * longer, but less than proportionally. Under reduced motion, the animation ends immediately.
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const steps = height / STEP;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
