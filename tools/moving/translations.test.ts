import { planMove } from './plan-move';
import { planRemoval } from './plan-removal';
import { carriedOut, changedTexts, sourcesOf } from './test-support';
import type { Sources } from './types';

const page = (title: string, body = '', fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const FILES = {
  'docs/a.mdx': page('A', 'See [B](./b.mdx) and ![](./pic.png).'),
  'docs/b.mdx': page('B', 'Text.'),
  'docs/c.mdx': page('C', 'Text.'),
  'docs/pic.png': null,
  'data/sidebars.yaml': 's:\n  - { type: doc, id: a }\n  - { type: doc, id: b }\n',
  'data/published-routes.txt': '/docs/a\n',
};
const TRANSLATED = {
  '/content.de/docs/a.mdx': page('A', 'Siehe [B](./b.mdx#x), [C](c.mdx) und ![](./pic.png).'),
  '/content.de/docs/b.mdx': page('B', '[A](/docs/a) [A](a.mdx) [A]({site}/docs/a) `/docs/a`', 'pagination_next: a\n'),
  '/content.de/docs/pic.png': null,
  '/content.de/data/navbar.yaml': '- { label: A, to: /docs/a }\n- { label: D, docId: a }\n',
};
const sourcesWith = (files: Readonly<Record<string, string | null>>): Sources =>
  sourcesOf({ ...FILES, ...files }, {}, ['content.de', 'content.fr']);
const SOURCES = sourcesWith(TRANSLATED);

const move = (sources: Sources, to: string, keepsAddress = false) =>
  planMove(sources, { from: 'docs/a', to, keepsAddress });
const remove = (sources: Sources, to?: string) => planRemoval(sources, { page: 'docs/a', to });

test('the translation of a page moves along, with its picture, its links and the links to it', () => {
  const plan = move(SOURCES, 'docs/new/z');
  expect(plan.moves.map(({ to }) => to)).toEqual([
    'content/docs/new/z.mdx',
    'content.de/docs/new/z.mdx',
    'content/docs/new/pic.png',
    'content.de/docs/new/pic.png',
  ]);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toEqual({
    'docs/a.mdx': undefined,
    'docs/new/z.mdx': page('A', 'See [B](../b.mdx) and ![](./pic.png).'),
    'data/sidebars.yaml': 's:\n  - { type: doc, id: new/z }\n  - { type: doc, id: b }\n',
    'data/redirects.yaml': expect.stringContaining('{ from: /docs/a, to: /docs/new/z }') as string,
    'content.de/docs/a.mdx': undefined,
    'content.de/docs/new/z.mdx': page('A', 'Siehe [B](../b.mdx#x), [C](../c.mdx) und ![](./pic.png).'),
    'content.de/docs/b.mdx': page(
      'B',
      '[A](/docs/new/z) [A](new/z.mdx) [A]({site}/docs/new/z) `/docs/a`',
      'pagination_next: new/z\n',
    ),
    'content.de/data/navbar.yaml': '- { label: A, to: /docs/new/z }\n- { label: D, docId: new/z }\n',
  });
  expect(plan.mentions).toEqual([{ file: 'content.de/docs/b.mdx', line: 6, message: 'mentions /docs/a' }]);
});

test('links of translations follow a page that is not translated', () => {
  const { '/content.de/docs/b.mdx': b } = TRANSLATED;
  const sources = sourcesWith({ '/content.de/docs/b.mdx': b });
  const plan = move(sources, 'docs/z');
  expect(plan.moves).toEqual([{ from: 'content/docs/a.mdx', to: 'content/docs/z.mdx' }]);
  expect(changedTexts(sources, carriedOut(sources, plan))['content.de/docs/b.mdx']).toContain(
    '[A](/docs/z) [A](z.mdx)',
  );
});

test('a folder moves in all languages, and back', () => {
  const sources = sourcesOf(
    {
      'docs/old/a.mdx': page('A'),
      'docs/b.mdx': page('B'),
      '/content.de/docs/old/a.mdx': page('A', '[B](../b.mdx)'),
      '/content.de/docs/b.mdx': page('B', '[A](old/a.mdx)'),
      '/content.de/data/search-areas.yaml': '- label: Alt\n  path: /docs/old\n',
    },
    {},
    ['content.de'],
  );
  const folder = (from: string, to: string) => ({ from, to, keepsAddress: false });
  const there = carriedOut(sources, planMove(sources, folder('docs/old', 'docs/new/deep')));
  expect(changedTexts(sources, there)).toMatchObject({
    'content.de/docs/new/deep/a.mdx': page('A', '[B](../../b.mdx)'),
    'content.de/docs/b.mdx': page('B', '[A](new/deep/a.mdx)'),
    'content.de/data/search-areas.yaml': '- label: Alt\n  path: /docs/new/deep\n',
  });
  expect(carriedOut(there, planMove(there, folder('docs/new/deep', 'docs/old')))).toEqual(sources);
});

test('--keep-address gives the translation the same slug', () => {
  const texts = changedTexts(SOURCES, carriedOut(SOURCES, move(SOURCES, 'docs/new/z', true)));
  expect(texts['content.de/docs/new/z.mdx']).toMatch(/^---\ntitle: A\nslug: \/a\n---/);
  expect(texts['content.de/docs/b.mdx']).toContain('[A](/docs/a) [A](new/z.mdx)');
});

test('a picture that the translation of another page shows stays', () => {
  const sources = sourcesWith({ '/content.de/docs/c.mdx': page('C', '![](./pic.png)') });
  expect(move(sources, 'docs/new/z').moves.map(({ to }) => to)).toEqual(['content/docs/new/z.mdx']);
  expect(remove(sources, '/docs/b').removed).toEqual(['content/docs/a.mdx']);
});

test('a picture that only the translation of a page shows goes with it', () => {
  const sources = sourcesWith({
    'docs/german.png': null,
    '/content.de/docs/a.mdx': page('A', '![](./german.png)'),
  });
  expect(remove(sources, '/docs/b').removed).toEqual([
    'content/docs/a.mdx',
    'content.de/docs/a.mdx',
    'content/docs/pic.png',
    'content/docs/german.png',
  ]);
});

test('a file in the way of a translation stops the plan', () => {
  const sources = sourcesWith({ ...TRANSLATED, '/content.de/docs/z.mdx': page('Z') });
  expect(() => move(sources, 'docs/z')).toThrow('content.de/docs/z.mdx already exists');
});

test('the translation of a page is removed along, and links of translations lead to what replaces it', () => {
  const plan = remove(SOURCES, '/docs/c');
  expect(plan.removed).toEqual([
    'content/docs/a.mdx',
    'content.de/docs/a.mdx',
    'content/docs/pic.png',
    'content.de/docs/pic.png',
  ]);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toMatchObject({
    'content.de/docs/a.mdx': undefined,
    'content.de/docs/b.mdx': page(
      'B',
      '[A](/docs/c) [A](/docs/c) [A]({site}/docs/c) `/docs/a`',
      'pagination_next: c\n',
    ),
    'content.de/data/navbar.yaml': '- { label: A, to: /docs/c }\n- { label: D, docId: c }\n',
  });
});

test('links of translations to a page that is gone have to be mended first', () => {
  const plan = remove(SOURCES);
  expect(plan.remaining.map(({ file, message }) => `${file} ${message.split(';')[0]}`)).toEqual([
    'content.de/docs/b.mdx leads to /docs/a',
    'content.de/docs/b.mdx leads to a.mdx',
    'content.de/docs/b.mdx leads to {site}/docs/a',
    'content.de/data/navbar.yaml leads to /docs/a',
  ]);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toMatchObject({
    'content.de/docs/b.mdx': expect.not.stringContaining('pagination_next') as string,
    'content.de/data/navbar.yaml': '- { label: A, to: /docs/a }\n',
  });
});

test('a translated sidebar that would be empty is named', () => {
  const sources = sourcesWith({ '/content.de/data/sidebars.yaml': 's:\n  - { type: doc, id: a }\n' });
  expect(() => remove(sources, '/docs/b')).toThrow('content.de/data/sidebars.yaml sidebar "s" would have no entries');
});
