import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkProse } from './check-prose';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const words = (count: number): string => Array.from({ length: count }, (_, index) => `Word${index}`).join(' ');

const check = (body: string): string[] => {
  const page = readContentPage(
    `---\ntitle: A\n---\n${body}\n`,
    { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' },
    TOKENS,
  );
  return checkProse(page, 30).map(({ file, line, message }) => `${file}:${line} ${message}`);
};

test('a sentence can have at most 30 words', () => {
  expect(check(`${words(30)}. ${words(30)}.`)).toEqual([]);
  expect(check(`Short.\n\nShort too.\n${words(31)}.`)).toEqual([
    'a.mdx:7 a sentence has 31 words; allowed: 30: "Word0 Word1 Word2 Word3 Word4 Word5 …"',
  ]);
});

test('a sentence over two lines is one sentence', () => {
  expect(check(`${words(20)}\n${words(15)}.`)).toEqual([
    'a.mdx:4 a sentence has 35 words; allowed: 30: "Word0 Word1 Word2 Word3 Word4 Word5 …"',
  ]);
});

test('a sentence in an admonition, an element and a list is checked, but no code', () => {
  const long = `${words(31)}.`;
  expect(check(`:::note\n\n${long}\n\n:::\n\n<Steps>\n\n1. ${long}\n\n</Steps>`)).toHaveLength(2);
  expect(check(`One \`two three\`\nfour. ${words(27)}. \`a\` ${words(29)}.`)).toEqual([]);
  expect(check(`\`\`\`text\n${long}\n\`\`\`\n\n\`${long}\``)).toEqual([]);
});

test('a repeated word and a cliché are reported, in their line', () => {
  expect(check('The server sends the the event.')).toEqual(['a.mdx:4 "the" is repeated: "the event. …"']);
  expect(check('One line.\nThis is the tip of the iceberg of {Product}.')).toEqual([
    'a.mdx:5 "tip of the iceberg" is a cliche: "tip of the iceberg of Acme. …"',
  ]);
});
