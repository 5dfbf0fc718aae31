import { parseYaml } from './yaml';

test.each([
  [
    'a quotation mark inside of a text',
    'title: "How to "end" a meeting"',
    'inside of quotation marks is written \\", or',
  ],
  ['a colon in a text', 'title: Meetings: how to end them', 'contains a colon must be written in quotes'],
  ['a tab', 'nested:\n\tname: a', 'indent with spaces'],
  ['an item in another column', 'tags:\n  - a\n - b', 'must begin in the same column'],
  ['an open bracket', 'tags: [a, b\nkind: c', 'a bracket or brace is not closed'],
  ['a field twice', 'title: a\ntitle: b', 'remove one of the two'],
  ['a backslash', 'title: "C:\\dir"', 'a backslash inside of double quotes is written'],
])('says how to mend %s', (_name, text, hint) => {
  const [problem] = parseYaml(text, 'a.mdx').problems;
  expect(problem?.message.replace(/^.*?\(|\).*$/g, '')).toContain(hint);
});

test('gives the line that was found', () => {
  expect(parseYaml('kind: a\ntitle: "How to "end" it"\n', 'a.mdx', 2).problems).toEqual([
    {
      file: 'a.mdx',
      line: 3,
      message:
        'is not valid YAML: Unexpected scalar at node end (a quotation mark inside of quotation marks is written \\", or use single quotes around the text); found title: "How to "end" it"',
    },
  ]);
});

test('a fault without a typical cause has no hint', () => {
  expect(parseYaml('title: }x', 'a.mdx').problems[0]?.message).toBe(
    'is not valid YAML: Unexpected flow-map-end token in YAML stream: "}"; found title: }x',
  );
});
