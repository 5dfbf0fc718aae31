import { TextlintKernel, type TextlintKernelRule, type TextlintPluginCreator } from '@textlint/kernel';
import maximumWords from 'textlint-rule-en-max-word-count';
import writeGood from 'textlint-rule-write-good';
import { collapseWhitespace } from '../../src/content/shared/tree/text';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { toTextTree } from './to-text-tree';

const rulesFor = (sentenceWords: number): TextlintKernelRule[] => [
  // Longer sentences lose people who skim, and people whose first language is not English.
  { ruleId: 'sentence-length', rule: maximumWords, options: { max: sentenceWords } },
  // Repeated words and clichés only: its other checks refuse "it is", "monitor" and most adverbs.
  {
    ruleId: 'wording',
    rule: writeGood,
    options: {
      illusion: true,
      cliches: true,
      so: false,
      thereIs: false,
      tooWordy: false,
      adverb: false,
      passive: false,
      weasel: false,
    },
  },
];

const kernel = new TextlintKernel();

/**
 * Checks the sentences of a page with textlint: their length, repeated words and clichés.
 *
 * @param sentenceWords the most words of a sentence
 */
export async function checkProse(page: ContentPage, sentenceWords: number): Promise<Problem[]> {
  const { messages } = await kernel.lintText(page.source, {
    ext: '.mdx',
    filePath: page.file,
    plugins: [{ pluginId: 'page', plugin: pluginFor(page) }],
    rules: rulesFor(sentenceWords),
  });
  return messages.map(({ loc, range, message }) => ({
    file: page.file,
    line: loc.start.line,
    message: `${message.replace(/\.$/, '')}: "${beginningAt(page.source, range[0])} …"`,
  }));
}

const beginningAt = (source: string, index: number): string =>
  collapseWhitespace(source.slice(index, index + 200))
    .split(' ')
    .slice(0, 6)
    .join(' ');

/** textlint asks a plugin for the syntax tree of a file; the page has been parsed already. */
function pluginFor(page: ContentPage): TextlintPluginCreator {
  return {
    Processor: class {
      availableExtensions(): string[] {
        return ['.mdx'];
      }
      processor(): ReturnType<InstanceType<TextlintPluginCreator['Processor']>['processor']> {
        return {
          preProcess: () => toTextTree(page.tree, page.source),
          postProcess: (messages) => ({ messages, filePath: page.file }),
        };
      }
    },
  };
}
