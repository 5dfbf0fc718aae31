import type { Problem } from '../../src/site/problems';
import type { PageText } from './page-texts';

/** Between two sentences. The second may begin with a name in lower case. */
const BETWEEN = /(?<=[.!?][)"”]?) /;
/** A word twice, as in "the the". */
const TWICE = /(?<![\p{L}\p{N}_-])(\p{L}+) \1(?![\p{L}\p{N}_-])/gu;
/** Words of a sentence that a message shows. */
const SHOWN = 6;

/**
 * Reports long sentences, which lose people who skim and people whose first language is not English, and words twice.
 *
 * @param sentenceWords the most words of a sentence
 */
export function checkProse(texts: readonly PageText[], file: string, sentenceWords: number): Problem[] {
  return texts
    .filter(({ isCell }) => !isCell)
    .flatMap(({ line, text }) => [
      ...text
        .split(BETWEEN)
        .map((sentence) => sentence.split(' '))
        .filter((words) => words.length > sentenceWords)
        .map((words) => ({
          file,
          line,
          message: `has a sentence of ${words.length} words; expected at most ${sentenceWords}: "${words.slice(0, SHOWN).join(' ')} …"`,
        })),
      ...[...text.matchAll(TWICE)].map(([twice]) => ({ file, line, message: `has a word twice: "${twice}"` })),
    ]);
}
