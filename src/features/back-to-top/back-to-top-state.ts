/** Scroll position from which the button is useful, in pixels. */
const THRESHOLD = 300;

export interface ScrollStep {
  readonly position: number;
  readonly previous: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
  /** True if a link to a place on this page caused the step. */
  readonly isJump: boolean;
}

/** Whether the button is shown after a step: only when the reader goes up, far enough from both ends of the page. */
export function isShownAfter(
  wasShown: boolean,
  { position, previous, windowHeight, pageHeight, isJump }: ScrollStep,
): boolean {
  if (isJump || position > previous) return false;
  if (position === previous) return wasShown;
  if (position <= THRESHOLD) return false;
  return position + windowHeight < pageHeight;
}
