const WORDS_PER_MINUTE = 200;

/** Minutes it takes to read this many words, rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Reading time as readers see it: `One min read`, `4 min read`. */
export function readingTimeLabel(minutes: number): string {
  return minutes === 1 ? 'One min read' : `${minutes} min read`;
}
