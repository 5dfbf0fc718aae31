import { readStrings } from './read-strings';

const base = {
  file: 'content/data/strings.yaml',
  text: 'search:\n  more: Load more\n  count: { one: "{count} result", other: "{count} results" }\nblog:\n  by: By {name} of {Product}\n',
};
const read = (...texts: string[]) =>
  readStrings(
    base,
    texts.map((text) => ({ file: 'content.de/data/strings.yaml', text })),
    { Product: 'Zeta' },
  );

test('the words of the base, with the names of the product', () => {
  expect(read()).toEqual({
    search: { more: 'Load more', count: { one: '{count} result', other: '{count} results' } },
    blog: { by: 'By {name} of Zeta' },
  });
});

test('another file replaces single words', () => {
  expect(read('search:\n  more: Mehr laden\n  count: "{count} Treffer"\n')).toMatchObject({
    search: { more: 'Mehr laden', count: { other: '{count} Treffer' } },
    blog: { by: 'By {name} of Zeta' },
  });
});

test.each([
  ['search:\n  moar: Mehr\n', /^content\.de\/data\/strings\.yaml:2 has "search\.moar".*nearest: search\.more/],
  [
    'blog:\n  by: Von {nam}\n',
    /^content\.de\/data\/strings\.yaml:2 field "blog\.by": found \{nam\}; allowed: \{name\}/,
  ],
  ['search:\n  more: { other: Mehr }\n', /:2 field "search\.more": found plural forms; expected a text/],
  ['search:\n  more: [1]\n', /:2 .*"search\.more".*expected a text, or its plural forms/],
  ['search:\n  "Load more": Mehr\n', /:2 field "search\.Load more".*expected a name such as loadMore/],
  ['search:\n  count: { one: "{count}" }\n', /"search\.count/],
  ['search: [\n', /is not valid YAML/],
])('%j is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
