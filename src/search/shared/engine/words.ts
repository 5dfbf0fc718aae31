import { stemmer, type Stemmer } from './stemmer';

let stemOf: Stemmer | undefined = stemmer;

/** Sets the stemmer where the bundler has not: where the index is made. */
export function useStemmer(chosen: Stemmer | undefined): void {
  stemOf = chosen;
}

/** Words that say nothing about a page. They are dropped from the index, and from queries that have other words. */
const STOP_WORDS = new Set(
  'a an and are as at be been but by can do does for from had has have how i if in into is it its me my no not of on or our so than that the their them then there these they this to was we were what when where which who why will with would you your someone somebody anyone anybody everyone everybody something anything out up own myself me via vs'.split(
    ' ',
  ),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Returns the singular of a lower-case word, so that "recordings" finds "recording". It removes no other endings: the
 * start of a word finds the word anyway, and names in code must stay distinct. In languages other than English, returns
 * the word's stem.
 */
export function toSingular(word: string): string {
  if (stemOf) return /\d/.test(word) ? word : stemOf(word);
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is|js)$/.test(word)) return word;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
