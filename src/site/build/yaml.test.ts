import { z } from 'zod';
import { parseYaml, validateYaml } from './yaml';

const schema = z.strictObject({
  title: z.string().min(2),
  kind: z.enum(['a', 'b']).optional(),
  count: z.number().max(9).optional(),
  tags: z.array(z.string()).min(1).optional(),
  items: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('doc'), id: z.string() }),
        z.strictObject({ type: z.literal('html') }),
      ]),
    )
    .optional(),
  nested: z.strictObject({ name: z.string().startsWith('/') }).optional(),
});

/** Problems in a YAML text as `line message`; front matter begins on line 2. */
function problemsOf(text: string, firstLine = 2): string[] {
  return validateYaml(parseYaml(text, 'a.mdx', firstLine), schema, 'a.mdx', { Product: 'Zeta' }).problems.map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('returns valid data with expanded tokens', () => {
  expect(
    validateYaml(parseYaml('title: "{Product} overview"\ntags: ["{Product}"]', 'a.mdx'), schema, 'a.mdx', {
      Product: 'Zeta',
    }),
  ).toEqual({ data: { title: 'Zeta overview', tags: ['Zeta'] }, problems: [] });
});

test.each<[string, string, string[]]>([
  ['a missing field', 'kind: a', ['2 field "title": found nothing; expected a string']],
  ['a field of another type', 'title: 5', ['2 field "title": found 5; expected a string']],
  [
    'an unknown field',
    'title: ab\ntitel: cd',
    ['3 field "titel" is not allowed here; did you mean "title"?; allowed: title, kind, count, tags, items, nested'],
  ],
  [
    'an unknown inner field',
    'title: ab\nnested:\n  name: /a\n  size: 3',
    ['5 field "nested.size" is not allowed here'],
  ],
  ['a value that is not among those allowed', 'title: ab\nkind: c', ['3 field "kind": found "c"; allowed: a, b']],
  ['a string that is too short', 'title: a', ['2 field "title": found "a"; expected at least 2 characters']],
  ['a number that is too big', 'title: ab\ncount: 10', ['3 field "count": found 10; expected at most 9']],
  ['an empty list', 'title: ab\ntags: []', ['3 field "tags": found []; expected at least 1 entry']],
  ['an entry of a list', 'title: ab\ntags:\n  - a\n  - 5', ['5 field "tags.1": found 5; expected a string']],
  [
    'an entry of unknown type',
    'title: ab\nitems:\n  - type: doc\n    id: a\n  - type: dok',
    ['6 field "items.1.type": found "dok"; allowed: doc, html'],
  ],
  [
    'an entry without type',
    'title: ab\nitems:\n  - id: a',
    ['4 field "items.0.type": found nothing; allowed: doc, html'],
  ],
  [
    'more than one problem',
    'kind: c\nnested:\n  name: a',
    [
      '2 field "title": found nothing; expected a string',
      '2 field "kind": found "c"; allowed: a, b',
      '4 field "nested.name": found "a"; expected a string that starts with "/"',
    ],
  ],
  ['a string instead of fields', 'hello', ['2 found "hello"; expected an object']],
])('reports %s with line, field, value found and what is allowed', (_name, text, expected) => {
  expect(problemsOf(text)).toEqual(expected);
});

test.each<[string, string, string]>([
  [
    'an unquoted token with text behind it',
    'kind: a\ntitle: {Product} overview',
    '3 is not valid YAML: Unexpected scalar at node end (a value that begins with a brace must be written in double quotes); found title: {Product} overview',
  ],
  [
    'an unquoted token alone',
    'kind: a\ntitle: {Product}',
    '3 has a value that begins with a brace and is not quoted: write it in double quotes',
  ],
  [
    'an unquoted token in a list',
    'title: ab\ntags:\n  - x\n  - {Product}',
    '5 has a value that begins with a brace and is not quoted: write it in double quotes',
  ],
  [
    'an unquoted token in a list on one line',
    'title: ab\ntags: [{Product}]',
    '3 has a value that begins with a brace and is not quoted: write it in double quotes',
  ],
  [
    'an unquoted asterisk',
    'kind: a\ntitle: *bold*',
    '3 has a value that begins with an asterisk and is not quoted: write it in double quotes',
  ],
])('reports %s with its line as invalid YAML', (_name, text, expected) => {
  expect(problemsOf(text)).toEqual([expected]);
});

test('treats braces inside a block scalar as text', () => {
  expect(problemsOf('title: |\n  {Product} is\n  here: {Product}')).toEqual([]);
});

test('accepts an alias whose anchor exists', () => {
  expect(problemsOf('title: &name ab\nkind: a\ntags: [*name]')).toEqual([]);
});

test('counts lines from where the YAML begins in its file', () => {
  expect(problemsOf('title: a', 7)).toEqual(['7 field "title": found "a"; expected at least 2 characters']);
});
