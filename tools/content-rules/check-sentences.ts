import type { Problem } from '../../src/site/problems';
import type { PageRules } from './page-kinds';
import type { TextPage } from './page-texts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

interface Place {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
  /** Parallel pages count as one. */
  readonly group: string;
}

/**
 * Reports sentences that are on too many pages: a fact has one home, which the others link to. Pages of a parallel
 * kind, which describe the same for another programming language, count as one. Sentences of fewer words are phrases
 * that pages share on purpose: "The body is empty."
 */
export function checkSentences(pages: readonly TextPage[], { kindOf, limits }: PageRules): Problem[] {
  const { sentenceWords, pages: maximum } = limits.repeats;
  const places = new Map<string, Place[]>();
  for (const page of pages) {
    const kind = kindOf(page.route);
    const group = kind?.parallel ? kind.name : page.file;
    for (const { line, text } of page.texts) {
      for (const { segment } of segmenter.segment(text)) {
        const sentence = segment.trim();
        const words = sentence.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
        if (words.length < sentenceWords) continue;
        const key = words.join(' ');
        const found = places.get(key) ?? [];
        if (!found.some((place) => place.group === group)) found.push({ file: page.file, line, sentence, group });
        places.set(key, found);
      }
    }
  }
  return [...places.values()].flatMap((found) =>
    found.length <= maximum
      ? []
      : found.slice(maximum).map(({ file, line, sentence }) => ({
          file,
          line,
          message:
            `repeats the sentence "${sentence}", which is on ${found.length} pages, first ` +
            `${found[0]!.file}:${found[0]!.line}; ` +
            `allowed: ${maximum}. Keep it in one place and link to that`,
        })),
  );
}
