import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkSentences } from './check-sentences';
import { readPageRules } from './page-kinds';
import { withTexts } from './page-texts';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const rules = readPageRules('content', TOKENS);
const repeats = { paragraphCharacters: 80, sentenceWords: 6, pages: 2 };

/** Problems of pages that consist of these texts. */
const problemsOf = (...texts: readonly string[]) => problemsIn(rules, ...texts);
const problemsIn = (used: typeof rules, ...texts: readonly string[]) =>
  checkSentences(
    texts.map((text, index) => {
      const place = { file: `${index}.mdx`, kind: 'page', relativePath: `${index}.mdx` } as const;
      return withTexts(readContentPage(`---\ntitle: "A"\n---\n${text}`, place, TOKENS));
    }),
    { ...used, limits: { ...used.limits, repeats } },
  );

const SENTENCE = 'The room ends when everybody has left.';

test('a sentence may be on as many pages as allowed', () => {
  expect(problemsOf(SENTENCE, `More. ${SENTENCE}`)).toEqual([]);
});

test('a sentence on more pages is reported on each further page, with the first one', () => {
  expect(problemsOf(SENTENCE, SENTENCE, `One.\n\nTwo. *The* room ends, when everybody has left.`)).toEqual([
    {
      file: '2.mdx',
      line: 6,
      message: expect.stringMatching(/which is on 3 pages, first 0\.mdx:4; allowed: 2\./) as string,
    },
  ]);
});

test('a page may repeat itself, and pages may share phrases', () => {
  expect(problemsOf(`${SENTENCE} ${SENTENCE} ${SENTENCE}`, SENTENCE)).toEqual([]);
  expect(problemsOf(...Array.from({ length: 4 }, () => 'The body is always empty.'))).toEqual([]);
});

test('parallel pages, which say the same for several languages, count as one', () => {
  const kind = rules.kindOf('/docs/sdks/go');
  expect(kind?.parallel).toBe(true);
  expect(problemsIn({ ...rules, kindOf: () => kind }, SENTENCE, SENTENCE, SENTENCE)).toEqual([]);
});
