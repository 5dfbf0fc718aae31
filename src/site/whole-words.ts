/**
 * A pattern that finds any of the alternatives as whole words, in the order in which they are given and without regard
 * to case. `\b` would find a word in another one with a hyphen or an apostrophe, such as "stand" in "stand-in".
 *
 * @param alternatives regular expressions
 */
export function wholeWords(alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_'’-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}
