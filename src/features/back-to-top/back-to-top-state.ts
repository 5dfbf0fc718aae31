/** Scroll position in pixels above which the button is useful. */
const THRESHOLD = 300;

export interface ScrollStep {
  readonly position: number;
  readonly previous: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
  /** True if a link to an anchor on this page caused the step. */
  readonly isJump: boolean;
}

/** Whether the button is shown after a step: only on scrolling up, far enough from both ends of the page. */
export function isShownAfter(
  wasShown: boolean,
  { position, previous, windowHeight, pageHeight, isJump }: ScrollStep,
): boolean {
  if (isJump || position > previous) return false;
  if (position === previous) return wasShown;
  if (position <= THRESHOLD) return false;
  return position + windowHeight < pageHeight;
}
