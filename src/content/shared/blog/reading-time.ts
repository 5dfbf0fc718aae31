import { plural } from '../../../site/words';

const WORDS_PER_MINUTE = 200;

/** Minutes it takes to read this many words, rounded up, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** Reading time as readers see it: `One min read`, `4 min read`. */
export function readingTimeLabel(minutes: number): string {
  return plural(minutes, STRINGS.blog.readingTime);
}
