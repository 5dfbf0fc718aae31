import writeGood from 'write-good';
import { collapseWhitespace } from '../../src/content/shared/tree/text';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { childrenOf, lineOf, walk, type MarkdownNode } from '../markdown';

/** Repeated words and clichés only: the other checks refuse "it is", "monitor" and most adverbs. */
const WORDING = {
  illusion: true,
  cliches: true,
  so: false,
  thereIs: false,
  tooWordy: false,
  adverb: false,
  passive: false,
  weasel: false,
};

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Checks the sentences of a page: their length, repeated words and clichés.
 *
 * @param sentenceWords the most words of a sentence
 */
export function checkProse(page: ContentPage, sentenceWords: number): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string, text: string): void => {
    const beginning = collapseWhitespace(text).split(' ').slice(0, 6).join(' ');
    problems.push({ file: page.file, line, message: `${message}: "${beginning} …"` });
  };
  walk(page.tree, (node) => {
    if (node.type === 'text')
      for (const { index, reason } of writeGood(node.value, WORDING))
        report(lineOf(node) + lineBreaks(node.value.slice(0, index)), reason, node.value.slice(index));
    if (node.type !== 'paragraph') return;
    const text = proseOf(node);
    // A line break ends a sentence for the segmenter.
    for (const { segment, index } of SENTENCES.segment(text.replaceAll('\n', ' '))) {
      const count = segment.split(/\s+/).filter(Boolean).length;
      // Longer sentences lose people who skim, and people whose first language is not English.
      if (count > sentenceWords)
        report(
          lineOf(node) + lineBreaks(text.slice(0, index)),
          `a sentence has ${count} words; allowed: ${sentenceWords}`,
          segment,
        );
    }
  });
  return problems;
}

/** Text of a paragraph with its line breaks. Inline code counts as one word, with which a sentence can begin. */
function proseOf(node: MarkdownNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'inlineCode' ? 'Code' : childrenOf(node).map(proseOf).join('');
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;
