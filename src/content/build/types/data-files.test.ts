import { parseYaml, validateYaml } from '../../../site/build/yaml';
import { dataFiles, type DataFileName } from './data-files';

const read = (name: DataFileName, text: string) =>
  validateYaml(parseYaml(text, name), dataFiles[name] as never, name, {}) as {
    data: unknown;
    problems: readonly { line?: number; message: string }[];
  };
const problemsOf = (name: DataFileName, text: string) =>
  read(name, text).problems.map(({ line, message }) => `${line} ${message}`);

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
