/** Milliseconds between the start of a navigation and the bar's appearance. */
export const START_DELAY = 200;
export const TRICKLE_INTERVAL = 800;
/** Duration in milliseconds of the bar's movements and of its fading. */
export const SPEED = 200;
const MINIMUM = 0.08;
/** The bar never reaches its end before the page has loaded. */
const MAXIMUM = 0.994;
const TRICKLE_RATE = 0.02;

/** Progress of the bar, from 0 to 1; null while it is not shown. */
export type Progress = number | null;

export const startProgress = (): Progress => MINIMUM;

/** Adds a small random step of at most 2 %. `random` returns a number from 0 to below 1. */
export function trickle(progress: Progress, random: () => number = Math.random): Progress {
  return progress === null ? null : Math.min(MAXIMUM, progress + random() * TRICKLE_RATE);
}

export const finishProgress = (progress: Progress): Progress => (progress === null ? null : 1);
