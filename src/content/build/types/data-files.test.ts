import { parseYaml, validateYaml } from '../../../site/build/yaml';
import { dataFiles, type DataFileName } from './data-files';

const read = (name: DataFileName, text: string) =>
  validateYaml(parseYaml(text, name), dataFiles[name] as never, name, {}) as {
    data: unknown;
    problems: readonly { line?: number; message: string }[];
  };
const problemsOf = (name: DataFileName, text: string) =>
  read(name, text).problems.map(({ line, message }) => `${line} ${message}`);

test('BLD-5 reports an unknown item type and the allowed types, at any depth', () => {
  expect(
    problemsOf(
      'sidebars.yaml',
      'rest:\n  - type: dok\n    id: a\n  - type: category\n    label: C\n    items:\n      - type: page',
    ),
  ).toEqual([
    '2 field "rest.0.type": found "dok"; allowed: doc, link, html, category',
    '7 field "rest.1.items.0.type": found "page"; allowed: doc, link, html, category',
  ]);
});

test('BLD-5 reports a category without items or a link, by its label', () => {
  expect(problemsOf('sidebars.yaml', 'rest:\n  - type: category\n    label: Usage')).toEqual([
    '2 field "rest.0": found {"type":"category","label":"Usage","items":[]}; category "Usage" has neither items nor a link',
  ]);
  expect(
    problemsOf('sidebars.yaml', 'rest:\n  - type: category\n    label: Usage\n    link: { type: doc, id: a }'),
  ).toEqual([]);
});

test('a sidebar entry accepts only the fields of its type', () => {
  expect(problemsOf('sidebars.yaml', 'rest:\n  - type: doc\n    id: a\n    href: /a')).toEqual([
    '4 field "rest.0.href" is not allowed here',
  ]);
});

test('NAV-3 an entry without a type is a dropdown if it has items, otherwise a link, and is on the left by default', () => {
  expect(read('navbar.yaml', '- label: A\n  to: /a\n- label: B\n  items:\n    - label: C\n      to: /c').data).toEqual([
    { type: 'default', position: 'left', label: 'A', to: '/a' },
    {
      type: 'dropdown',
      position: 'left',
      label: 'B',
      items: [{ type: 'default', position: 'left', label: 'C', to: '/c' }],
    },
  ]);
});

test('reports a problem in a navigation bar entry with its line', () => {
  expect(problemsOf('navbar.yaml', '- label: A\n  position: middle\n- labl: B')).toEqual([
    '2 field "0.position": found "middle"; allowed: left, right',
    '3 field "1.labl" is not allowed here',
  ]);
});

test('FTR-1 a footer link must have exactly one target', () => {
  const group = (lines: string): string => `- title: A\n  items:\n    - label: x\n${lines}`;
  const message = 'expected exactly one of "to" and "href"';
  expect(problemsOf('footer.yaml', group(''))).toEqual([`3 field "0.items.0": found {"label":"x"}; ${message}`]);
  expect(problemsOf('footer.yaml', group('      to: /a\n      href: b'))).toEqual([
    `3 field "0.items.0": found {"label":"x","to":"/a","href":"b"}; ${message}`,
  ]);
  expect(problemsOf('footer.yaml', group('      to: /a'))).toEqual([]);
});

test('TAG-4 a tag needs a label, and can have a description and a path', () => {
  expect(read('docs-tags.yaml', 'api:\n  label: API\n  description: Calls\n  permalink: /the-api').data).toEqual({
    api: { label: 'API', description: 'Calls', permalink: '/the-api' },
  });
  expect(problemsOf('docs-tags.yaml', 'api: API')).toEqual(['1 field "api": found "API"; expected an object']);
  expect(problemsOf('blog-tags.yaml', 'api:\n  label: A\n  permalink: x')).toEqual([
    '3 field "api.permalink": found "x"; expected a string that starts with "/"',
  ]);
});

test('an author needs a name, and has a page only if the entry asks for one', () => {
  expect(read('authors.yaml', 'a:\n  name: A\nb:\n  name: B\n  page: { permalink: /b }').data).toEqual({
    a: { name: 'A', page: false },
    b: { name: 'B', page: { permalink: '/b' } },
  });
  expect(problemsOf('authors.yaml', 'a:\n  title: A')).toEqual(['1 field "a.name": found nothing; expected a string']);
});

test('words of the glossary belong to one term each, also if their case differs', () => {
  const entry = (term: string, forms: string): string =>
    `- term: ${term}\n  forms: ${forms}\n  text: T.\n  see: /docs/a\n`;
  expect(problemsOf('glossary.yaml', entry('spot', '[spot, spots]') + entry('tile', '[tile]'))).toEqual([]);
  expect(problemsOf('glossary.yaml', entry('spot', '[spot, spots]') + entry('tile', '[tile, Spot]'))).toEqual([
    '6 field "1.forms.1": found "Spot"; expected words that no other term has ("spot" has them)',
  ]);
  expect(problemsOf('glossary.yaml', entry('API key', '[]') + entry('API-Key', '[]'))).toEqual([
    '5 field "1.term": found "API-Key"; expected words that no other term has ("API key" has them)',
  ]);
  expect(problemsOf('glossary.yaml', '- term: spot\n  text: T.\n  see: docs/a')).toEqual([
    expect.stringContaining('3 field "0.see": found "docs/a"'),
  ]);
});
