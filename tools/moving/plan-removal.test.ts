import { planRemoval } from './plan-removal';
import { carriedOut, changedTexts, sourcesOf } from './test-support';
import type { Sources } from './types';

const page = (title: string, body = '', fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const SIDEBARS = `rest:
  - { type: doc, id: a }
  # More.
  - type: category
    label: "Only C"
    link: { type: generated-index, slug: "/only" }
    items:
      - { type: doc, id: c }
  - type: category
    label: "Of B"
    link: { type: doc, id: b }
    items:
      - { type: doc, id: d }
  - type: category
    label: "Of A"
    link: { type: doc, id: a }
    items:
      - { type: doc, id: e }
`;
const SOURCES = sourcesOf({
  'docs/a.mdx': page('A', '![](pic.png) ![](shared.png) [A](/docs/a)'),
  'docs/b.mdx': page('B', '[A](/docs/a#kept) [x](/docs/a#lost) ![](shared.png) [A](a.mdx)', 'pagination_next: a\n'),
  'docs/c.mdx': page('C'),
  'docs/d.mdx': page('D'),
  'docs/e.mdx': page('E'),
  'docs/pic.png': null,
  'docs/shared.png': null,
  'data/sidebars.yaml': SIDEBARS,
  'data/navbar.yaml': '- type: search\n  items:\n    - { type: doc, docId: a }\n    - { type: doc, docId: b }\n',
  'data/page-kinds.yaml': 'addresses:\n  - { path: /docs/a, kind: one }\n  - { path: "/docs/(c|d)", kind: two }\n',
  'data/redirects.yaml': 'redirects:\n  - { from: /docs/first, to: /docs/a }\ngone: []\n',
  'data/published-routes.txt': '/blog\n/docs/a\n/docs/c\n/docs/first\n/docs/only\n',
  'data/published-anchors.txt': '# Headings.\n/docs/a#kept\n/docs/a#lost\n/docs/b#kept\n/docs/first#older\n',
  '/tools/guides/expected.yaml': '# Guides.\n\na:\n  calls: []\n\nb:\n  calls: []\n',
});
const remove = (name: string, to: string | undefined, sources: Sources = SOURCES) =>
  planRemoval(sources, { page: name, to });
const result = (name: string, to: string | undefined, sources: Sources = SOURCES) =>
  changedTexts(sources, carriedOut(sources, remove(name, to, sources)));

test('a page that another one replaces goes with all its entries; links lead to the other one', () => {
  const plan = remove('docs/a', '/docs/b');
  expect(plan.removed).toEqual(['content/docs/a.mdx', 'content/docs/pic.png']);
  expect(plan.remaining).toEqual([]);
  expect(plan.notes).toEqual([expect.stringContaining('Links of content/docs/b.mdx to /docs/a lead to itself then')]);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toEqual({
    'docs/a.mdx': undefined,
    'docs/b.mdx': page('B', '[A](/docs/b#kept) [x](/docs/b) ![](shared.png) [A](/docs/b)', 'pagination_next: b\n'),
    'data/sidebars.yaml': SIDEBARS.replace('  - { type: doc, id: a }\n', '').replace(
      '    link: { type: doc, id: a }\n',
      '',
    ),
    'data/navbar.yaml': '- type: search\n  items:\n    - { type: doc, docId: b }\n    - { type: doc, docId: b }\n',
    'data/page-kinds.yaml': 'addresses:\n  - { path: "/docs/(c|d)", kind: two }\n',
    'data/redirects.yaml':
      'redirects:\n  - { from: /docs/first, to: /docs/b }\n  - { from: /docs/a, to: /docs/b }\ngone: []\n',
    'data/published-anchors.txt': '# Headings.\n/docs/a#kept\n/docs/b#kept\n',
    'tools/guides/expected.yaml': '# Guides.\n\nb:\n  calls: []\n',
  });
});

test('an address within a page takes all headings', () => {
  const changed = result('docs/a', '/docs/b#kept');
  expect(changed['data/published-anchors.txt']).toBeUndefined();
  expect(changed['docs/b.mdx']).toMatch('[A](/docs/b#kept) [x](/docs/b#kept)');
});

test('a page that is gone needs its links mended by hand; what names it by its id is removed', () => {
  const { remaining } = remove('docs/a', undefined);
  expect(remaining).toEqual([
    {
      file: 'content/docs/b.mdx',
      line: 5,
      message: 'leads to /docs/a#kept; expected an address that stays, or no link',
    },
    {
      file: 'content/docs/b.mdx',
      line: 5,
      message: 'leads to /docs/a#lost; expected an address that stays, or no link',
    },
    { file: 'content/docs/b.mdx', line: 5, message: 'leads to a.mdx; expected an address that stays, or no link' },
  ]);
  expect(result('docs/a', undefined)).toMatchObject({
    'docs/b.mdx': page('B', '[A](/docs/a#kept) [x](/docs/a#lost) ![](shared.png) [A](a.mdx)'),
    'data/navbar.yaml': '- type: search\n  items:\n    - { type: doc, docId: b }\n',
    'data/redirects.yaml': 'redirects: []\ngone:\n  - /docs/a\n  - /docs/first\n',
  });
});

test('a category that becomes empty goes, with its index page', () => {
  const plan = remove('docs/c', undefined);
  expect(plan.addresses.map(({ from }) => from)).toEqual(['/docs/c', '/docs/only']);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toMatchObject({
    'data/sidebars.yaml': SIDEBARS.replace(/ {2}- type: category\n {4}label: "Only C"[\s\S]*?id: c }\n/, ''),
    'data/page-kinds.yaml': 'addresses:\n  - { path: /docs/a, kind: one }\n  - { path: "/docs/d", kind: two }\n',
    'data/redirects.yaml': expect.stringContaining('gone:\n  - /docs/c\n  - /docs/only\n') as string,
  });
});

test('a category that only has its own page left becomes the entry of that page', () => {
  expect(result('docs/d', undefined)['data/sidebars.yaml']).toBe(
    SIDEBARS.replace(/- type: category\n {4}label: "Of B"[\s\S]*?id: d }\n/, '- { type: doc, id: b }\n'),
  );
});

test('a page that was never published leaves no redirect', () => {
  expect(result('docs/d', '/docs/b')['data/redirects.yaml']).toBeUndefined();
});

test.each([
  ['docs/a', '/docs/a', 'which is the address of the page itself'],
  ['docs/a', '/docs/bb', 'which is no address of a page; nearest: /docs/b.'],
  ['docs/a', 'http://b.example', 'expected an address or an https URL'],
  ['docs/aa', '/docs/b', 'Found "docs/aa", which is no page'],
  ['docs', '/docs/b', 'Found "docs", which is no page'],
])('refuses to remove %s to %s', (name, to, message) => {
  expect(() => remove(name, to)).toThrow(message);
});

test('refuses to leave an empty sidebar', () => {
  const sources = sourcesOf({ 'docs/a.mdx': page('A'), 'data/sidebars.yaml': 's:\n  - { type: doc, id: a }\n' });
  expect(() => remove('docs/a', undefined, sources)).toThrow('sidebar "s" would have no entries');
});

test('other sites and lists can take the place of a page', () => {
  expect(
    result(
      'docs/e',
      'https://x.example/e',
      sourcesOf({ 'docs/e.mdx': page('E'), 'docs/f.mdx': page('F', '[E](/docs/e#a)') }),
    ),
  ).toEqual({
    'docs/e.mdx': undefined,
    'docs/f.mdx': page('F', '[E](https://x.example/e)'),
  });
  expect(result('docs/c', '/blog')['data/redirects.yaml']).toMatch('{ from: /docs/c, to: /blog }');
});
