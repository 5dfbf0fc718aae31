const WORDS_PER_MINUTE = 200;

/** Minutes that a text of so many words takes, rounded up; one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** How readers see it: `One min read`, `4 min read`. */
export function readingTimeLabel(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
