import { pruneFrontMatter, pruneYaml } from './edit-yaml';
import type { Gone } from './types';

const gone: Gone = {
  isLink: (link) => link.startsWith('/gone'),
  docIds: new Set(['gone/a', 'gone/index']),
  sidebarIds: new Set(['gone']),
};
const prune = (text: string): string => pruneYaml(text, gone);

test('entries that lead to what is gone go, with groups that are empty then, and comments stay', () => {
  expect(
    prune(
      [
        '# The bar.',
        '- { label: A, to: /gone }',
        '- { type: docSidebar, sidebarId: gone, label: B }',
        '- type: dropdown',
        '  items:',
        '    - { label: C, href: /gone/c.pdf }',
        '# The search.',
        '- type: search',
        '  items:',
        '    - { type: doc, docId: gone/a }',
        '- { label: D, to: /kept }',
        '',
      ].join('\n'),
    ),
  ).toBe('# The bar.\n# The search.\n- type: search\n- { label: D, to: /kept }\n');
});

test('a category goes with its docs; one that keeps its own page becomes an entry for it', () => {
  expect(
    prune(
      [
        'one:',
        '  - type: category',
        '    link: { type: doc, id: kept/index }',
        '    items:',
        '      - { type: doc, id: gone/a }',
        '  - type: category',
        '    link: { type: doc, id: gone/index }',
        '    items:',
        '      - { type: doc, id: kept/a }',
        'two:',
        '  - { type: doc, id: gone/a }',
        '',
      ].join('\n'),
    ),
  ).toBe(
    [
      'one:',
      '  - type: doc',
      '    id: kept/index',
      '  - type: category',
      '    items:',
      '      - { type: doc, id: kept/a }',
      '',
    ].join('\n'),
  );
});

test('links in texts become their text, and a section of cards goes with its heading', () => {
  expect(
    prune(
      'text: "See [a](/gone) and [b](/kept)."\ncards:\n  heading: A\n  cards:\n    - { title: A, to: /gone }\nx: 1\n',
    ),
  ).toBe('text: "See a and [b](/kept)."\nx: 1\n');
});

test('what has nothing to do with it stays byte for byte, also in front matter', () => {
  const text = 'a:   [ 1,2 ]\n\n\nempty: []\n';
  expect(prune(text)).toBe(text);
  expect(pruneFrontMatter('No front matter.', gone)).toBe('No front matter.');
  expect(pruneFrontMatter('---\nupdates:\n  - { text: A, link: /gone }\n---\n\n[a](/gone)\n', gone)).toBe(
    '---\nupdates:\n  - { text: A }\n---\n\n[a](/gone)\n',
  );
});
