import { escapePattern } from '../../../site/escape-pattern';
import type { Range } from '../../shared/engine/highlight';

/**
 * Creates a function that finds the words in a text, at the start of a word and in any case. Undefined if no word is
 * long enough to be worth a mark.
 */
export function wordFinder(words: readonly string[]): ((text: string) => Range[]) | undefined {
  const patterns = [...new Set(words.map((word) => word.trim().toLowerCase()))]
    .filter((word) => word.length > 1)
    // Of two words that start alike, the longer one is marked.
    .sort((one, other) => other.length - one.length)
    .map((word) => escapePattern(word));
  if (patterns.length === 0) return undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
