import { parseYaml } from './yaml';

test.each([
  [
    'a quotation mark inside of a text',
    'title: "How to "end" a meeting"',
    'inside of quotation marks is written \\", or',
  ],
  ['one in a list', 'tags: [x, "a "b" c"]', 'inside of quotation marks is written \\", or'],
  ['an apostrophe', "title: 'It's a meeting'", "is written '', or use double quotes"],
  ['a colon in a text', 'title: Meetings: how to end them', 'contains a colon must be written in quotes'],
  ['text behind a bracket', 'title: [a] meeting', 'begins with a bracket or brace must be written in quotes'],
  ['a tab', 'nested:\n\tname: a', 'indent with spaces'],
  ['a field that is indented too far', 'title: a\n  kind: b', 'must begin in the same column'],
  ['a field that is indented too little', '  title: a\nkind: b', 'must begin in the same column'],
  ['an item in another column', 'tags:\n  - a\n - b', 'must begin in the same column'],
  ['a field of a field in another column', 'nested:\n  name: a\n size: 2', 'must begin in the same column'],
  ['an open quote', "title: 'a", 'a quotation mark is not closed'],
  ['an open bracket', 'tags: [a, b\nkind: c', 'a bracket or brace is not closed'],
  ['an open brace', 'nested: {name: a\nkind: c', 'a bracket or brace is not closed'],
  ['a field twice', 'title: a\ntitle: b', 'remove one of the two'],
  ['no space behind a colon', 'title:a\nkind: b', 'with a space behind the colon'],
  ['a reserved character', 'title: @home', 'begins with this character must be written in quotes'],
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
