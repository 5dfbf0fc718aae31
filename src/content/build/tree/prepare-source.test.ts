import { prepareSource } from './prepare-source';

const tokens = { product: 'zeta', Product: 'Zeta' };
const prepare = (body: string, offset = 0) => prepareSource(body, { tokens, file: 'content/docs/a.mdx', offset });

test('lines of front matter are put back as empty lines, so that positions are those of the file', () => {
  expect(prepare('one\ntwo', 3)).toBe('\n\n\none\ntwo');
});

test('tokens are expanded in prose, in inline code, in fences and in link targets', () => {
  expect(prepare('{Product} `{product}` [a](/{product})\n\n```sh\nrun {product}\n```')).toBe(
    'Zeta `zeta` [a](/zeta)\n\n```sh\nrun zeta\n```',
  );
});

test('an escaped token keeps its backslash in prose only, where MDX reads it', () => {
  expect(prepare('\\{product} `\\{product}`\n\n~~~\n\\{product}\n~~~')).toBe(
    '\\{product} `{product}`\n\n~~~\n{product}\n~~~',
  );
});

test('DOC-6 the id of a heading is escaped, so that MDX does not take it for an expression', () => {
  expect(prepare('## The title {#own.id_1-a}\n#### B {#b} ')).toBe('## The title \\{#own.id_1-a\\}\n#### B \\{#b\\}');
});

test.each([
  ['## A {#}', ''],
  ['## A {#1/2}', '1/2'],
  ['## A {#-a}', '-a'],
  ['## A {#größe}', 'größe'],
])('DOC-6 %s is refused', (line, id) => {
  expect(() => prepare(`text\n${line}`, 4)).toThrow(
    `content/docs/a.mdx:6 heading id: found "${id}"; allowed: letters, digits, -, _ and ., a letter or digit first`,
  );
});

test.each([
  [':::note A title', ':::note[A title]'],
  ['::::tip  With `code`  ', '::::tip[With `code`]'],
  ['> :::info Quoted', '> :::info[Quoted]'],
  ['- :::info In a list', '- :::info[In a list]'],
  [':::note', ':::note'],
  [':::note[Own]', ':::note[Own]'],
  [':::', ':::'],
  ['text :::note A', 'text :::note A'],
])('ADM-1 the trailing title of %p is put into brackets', (line, expected) => {
  expect(prepare(line)).toBe(expected);
});

test('inside a fence nothing but tokens is touched', () => {
  const fence = '```md\n## A {#b}\n:::note A title\n<!-- a -->\n```';
  expect(prepare(fence)).toBe(fence);
});

test.each([
  ['a longer fence', '````md\n```\n<!-- a -->\n```\n````'],
  ['a fence in a list', '- item\n\n  ```html\n  <!-- a -->\n  ```'],
  ['a fence on the line of its list item', '1. ```html\n   <!-- a -->\n   ```'],
  ['a fence in a quotation', '> ```html\n> <!-- a -->\n> ```'],
  ['tildes around backticks', '~~~html\n```\n<!-- a -->\n~~~'],
  ['inline code', 'write `<!-- a -->` or ``<!-- ` -->``'],
])('a comment in %s is code', (_name, body) => {
  expect(prepare(body)).toBe(body);
});

test('code in three backticks within a line opens no fence', () => {
  expect(prepare('```a``` and b\n\n## A {#b}')).toBe('```a``` and b\n\n## A \\{#b\\}');
});

test('BLG-2 an HTML comment is refused with what to write instead', () => {
  expect(() => prepare('a\n\n```\n<!-- fine -->\n```\n\n<!-- truncate -->\n\n## A <!-- b -->', 5)).toThrow(
    [
      'content/docs/a.mdx:12 contains an HTML comment <!-- -->, which is not MDX: write {/* … */}',
      'content/docs/a.mdx:14 contains an HTML comment <!-- -->, which is not MDX: write {/* … */}',
    ].join('\n'),
  );
});

test('lines that end in a carriage return are prepared too', () => {
  expect(prepare('## A {#b}\r\n\r\n```\r\n{product}\r\n```\r\n{product}').split(/\r?\n/)).toEqual([
    '## A \\{#b\\}',
    '',
    '```',
    'zeta',
    '```',
    'zeta',
  ]);
});
