import { createProduct } from '../../src/site/config/product';
import { tokenValues } from '../../src/site/tokens';
import { readContentPage } from '../content-pages';
import { checkProse } from './check-prose';

const TOKENS = tokenValues(createProduct('acme', 'Acme'));
const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

const check = async (body: string): Promise<string[]> => {
  const page = readContentPage(
    `---\ntitle: A\n---\n${body}\n`,
    { file: 'a.mdx', kind: 'doc', relativePath: 'a.mdx' },
    TOKENS,
  );
  return (await checkProse(page, 30)).map(({ file, line, message }) => `${file}:${line} ${message}`);
};

test('a sentence can have at most 30 words', async () => {
  expect(await check(`${words(30)}. ${words(30)}.`)).toEqual([]);
  expect(await check(`Short.\n\nShort too.\n${words(31)}.`)).toEqual([
    'a.mdx:7 Exceeds the maximum word count of 30: "word0 word1 word2 word3 word4 word5 …"',
  ]);
});

test('a sentence in an admonition, an element and a list is checked, but no code', async () => {
  const long = `${words(31)}.`;
  expect(await check(`:::note\n\n${long}\n\n:::\n\n<Steps>\n\n1. ${long}\n\n</Steps>`)).toHaveLength(2);
  expect(await check(`\`\`\`text\n${long}\n\`\`\`\n\n\`${long}\``)).toEqual([]);
});

test('a repeated word and a cliché are reported, in their line', async () => {
  expect(await check('The server sends the the event.')).toEqual(['a.mdx:4 "the" is repeated: "the event. …"']);
  expect(await check('One line.\nThis is the tip of the iceberg of {Product}.')).toEqual([
    'a.mdx:5 "tip of the iceberg" is a cliche: "tip of the iceberg of Acme. …"',
  ]);
});
