import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkProse } from './check-prose';
import { textsOf } from './page-texts';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const check = (body: string): string[] => {
  const place = { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' } as const;
  const { tree } = readContentPage(`---\ntitle: A\n---\n${body}\n`, place, TOKENS);
  return checkProse(textsOf(tree), 'a.mdx', 30).map(({ file, line, message }) => `${file}:${line} ${message}`);
};

test('a sentence can have at most 30 words', () => {
  expect(check(`${words(30)}. ${words(30)}.`)).toEqual([]);
  expect(check(`Short.\n\n${words(31)}.`)).toEqual([
    'a.mdx:6 has a sentence of 31 words; expected at most 30: "word0 word1 word2 word3 word4 word5 …"',
  ]);
});

test('a sentence in an admonition, an element and a list is checked, but no code and no cell', () => {
  const long = `${words(31)}.`;
  expect(check(`:::note\n\n${long}\n\n:::\n\n<Steps>\n\n1. ${long}\n\n</Steps>`)).toHaveLength(2);
  expect(check(`\`\`\`text\n${long}\n\`\`\`\n\n| A |\n|---|\n| ${long} |`)).toEqual([]);
});

test('a repeated word is reported', () => {
  expect(check('The server sends the the event.')).toEqual(['a.mdx:4 has a word twice: "the the"']);
  expect(check('Sign in in-app, that is the theme.')).toEqual([]);
});
