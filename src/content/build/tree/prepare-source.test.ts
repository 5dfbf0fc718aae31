import { prepareSource } from './prepare-source';

const tokens = { product: 'zeta', Product: 'Zeta' };
const prepare = (body: string, offset = 0) => prepareSource(body, { tokens, file: 'content/docs/a.mdx', offset });

test('replaces front matter with empty lines so that positions match the file', () => {
  expect(prepare('one\ntwo', 3)).toBe('\n\n\none\ntwo');
});

test('expands tokens in prose, inline code, fences and link targets', () => {
  expect(prepare('{Product} `{product}` [a](/{product})\n\n```sh\nrun {product}\n```')).toBe(
    'Zeta `zeta` [a](/zeta)\n\n```sh\nrun zeta\n```',
  );
});

test('keeps the backslash of an escaped token only in prose, where MDX interprets it', () => {
  expect(prepare('\\{product} `\\{product}`\n\n~~~\n\\{product}\n~~~')).toBe(
    '\\{product} `{product}`\n\n~~~\n{product}\n~~~',
  );
});

test('DOC-6 escapes the id of a heading so that MDX does not parse it as an expression', () => {
  expect(prepare('## The title {#own.id_1-a}\n#### B {#b} ')).toBe('## The title \\{#own.id_1-a\\}\n#### B \\{#b\\}');
  expect(prepare('## A {#new  old older }')).toBe('## A \\{#new old older\\}');
});

test.each([
  [':::note A title', ':::note[A title]'],
  ['> :::info Quoted', '> :::info[Quoted]'],
  [':::note[Own]', ':::note[Own]'],
  ['text :::note A', 'text :::note A'],
])('ADM-1 puts the title of an admonition into brackets: %p becomes %p', (line, expected) => {
  expect(prepare(line)).toBe(expected);
});

test.each([
  ['a longer fence', '````md\n```\n<!-- a -->\n```\n````'],
  ['a fence in a block quote', '> ```html\n> <!-- a -->\n> ```'],
  ['inline code', 'write `<!-- a -->` or ``<!-- ` -->``'],
])('treats a comment in %s as code', (_name, body) => {
  expect(prepare(body)).toBe(body);
});
