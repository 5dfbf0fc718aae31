import { planMove } from './plan-move';
import { carriedOut, changedTexts, sourcesOf } from './test-support';
import type { Sources } from './types';

const page = (title: string, body = '', fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const move = (sources: Sources, from: string, to: string, keepsAddress = false) =>
  planMove(sources, { from, to, keepsAddress });
const result = (sources: Sources, from: string, to: string, keepsAddress = false) =>
  changedTexts(sources, carriedOut(sources, move(sources, from, to, keepsAddress)));

const SIDEBARS = `# Sidebars.
rest:
  - { type: doc, id: a } # the first
  - type: category
    label: "More"
    link: { type: doc, id: old/c }
    items:
      - { type: doc, id: old/d }
`;
const FILES = {
  'docs/a.mdx': page('A', 'See [B](./b.mdx#x), [c](./old/c.mdx) and ![](./pic.png) ![](./both.png).'),
  'docs/b.mdx': page('B', '[A](a.mdx) ![](./both.png)', 'pagination_next: a\n'),
  'docs/old/c.mdx': page('C', '[A](../a.mdx?q=1#x) and [D](d.mdx) ![](img/c.png)'),
  'docs/old/d.mdx': page('D', '[A]: /docs/a#x "Title"\n\n<Card title="A" href="/docs/a/">A</Card> `/docs/a`'),
  'docs/old/img/c.png': null,
  'docs/pic.png': null,
  'docs/both.png': null,
  'blog/2024-03-05-news.mdx': page(
    'News',
    '[A](/docs/a) [A](/docs/a.md) [AB](/docs/ab) [{site}/docs/a]({site}/docs/a).',
  ),
  'pages/about.mdx': page('About'),
  'pages/index.mdx': page('Start'),
  'data/sidebars.yaml': SIDEBARS,
  'data/navbar.yaml': '- { type: doc, docId: a, label: A }\n- { label: B, to: /docs/a?x#y }\n',
  'data/glossary.yaml': '- term: a\n  text: "See [A](/docs/a)."\n  see: /docs/a # here\n',
  'data/published-routes.txt': '/docs/a\n/docs/old/c\n/blog\n',
  'data/published-anchors.txt': '/docs/a#x\n',
  'data/redirects.yaml': 'redirects: []\ngone: []\n',
  'api/openapi.yaml': 'description: "[A](/docs/a)"\npaths:\n  /docs/a:\n    get: {}\n',
};
const SOURCES = sourcesOf(FILES, { 'e2e/a.spec.ts': 'one\ngoto("/docs/a");\n', 'src/b.ts': '/docs/a-b and x/docs/a' });

test('a page moves with its picture, its entries, the links to it and its own, and gets a redirect', () => {
  expect(result(SOURCES, 'docs/a', 'docs/new/z')).toEqual({
    'docs/a.mdx': undefined,
    'docs/new/z.mdx': page('A', 'See [B](../b.mdx#x), [c](../old/c.mdx) and ![](./pic.png) ![](../both.png).'),
    'docs/b.mdx': page('B', '[A](new/z.mdx) ![](./both.png)', 'pagination_next: new/z\n'),
    'docs/old/c.mdx': page('C', '[A](../new/z.mdx?q=1#x) and [D](d.mdx) ![](img/c.png)'),
    'docs/old/d.mdx': page('D', '[A]: /docs/new/z#x "Title"\n\n<Card title="A" href="/docs/new/z/">A</Card> `/docs/a`'),
    'blog/2024-03-05-news.mdx': page(
      'News',
      '[A](/docs/new/z) [A](/docs/new/z.md) [AB](/docs/ab) [{site}/docs/new/z]({site}/docs/new/z).',
    ),
    'data/sidebars.yaml': SIDEBARS.replace('id: a }', 'id: new/z }'),
    'data/navbar.yaml': '- { type: doc, docId: new/z, label: A }\n- { label: B, to: /docs/new/z?x#y }\n',
    'data/glossary.yaml': '- term: a\n  text: "See [A](/docs/new/z)."\n  see: /docs/new/z # here\n',
    'data/redirects.yaml': 'redirects:\n  - { from: /docs/a, to: /docs/new/z }\ngone: []\n',
    'api/openapi.yaml': 'description: "[A](/docs/new/z)"\npaths:\n  /docs/a:\n    get: {}\n',
  });
  const { moves, mentions } = move(SOURCES, 'docs/a', 'docs/new/z');
  expect(moves.map(({ to }) => to)).toEqual(['content/docs/new/z.mdx', 'content/docs/new/pic.png']);
  expect(mentions.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/docs/old/d.mdx:7',
    'content/api/openapi.yaml:3',
    'e2e/a.spec.ts:2',
  ]);
});

test('a folder moves with all its files; relative links within it stay', () => {
  const plan = move(SOURCES, 'content/docs/old', '/docs/new/rest');
  expect(plan.moves.map(({ to }) => to)).toEqual([
    'content/docs/new/rest/c.mdx',
    'content/docs/new/rest/d.mdx',
    'content/docs/new/rest/img/c.png',
  ]);
  expect(changedTexts(SOURCES, carriedOut(SOURCES, plan))).toMatchObject({
    'docs/a.mdx': expect.stringContaining('[c](./new/rest/c.mdx)') as string,
    'docs/new/rest/c.mdx': page('C', '[A](../../a.mdx?q=1#x) and [D](d.mdx) ![](img/c.png)'),
    'data/sidebars.yaml': SIDEBARS.replaceAll('old/', 'new/rest/'),
    'data/redirects.yaml': 'redirects:\n  - { from: /docs/old/c, to: /docs/new/rest/c }\ngone: []\n',
  });
});

test.each([
  ['a page by its file', 'content/docs/a.mdx', 'docs/z.mdx', '/docs/z'],
  ['a page by its address', '/docs/a/', '/docs/rest/z', '/docs/rest/z'],
  ['a page into a folder', 'docs/a', 'docs/old/', '/docs/old/a'],
  ['a post, which keeps its date', 'blog/news', 'blog/older', '/blog/older'],
  ['a post by its address', '/blog/news', '/blog/older', '/blog/older'],
  ['a page outside the docs', '/about', '/company', '/company'],
])('moves %s and back, after which everything is as before', (_, from, to, address) => {
  const plan = move(SOURCES, from, to);
  const there = carriedOut(SOURCES, plan);
  expect(plan.addresses.map((one) => one.to)).toEqual([address]);
  const back = carriedOut(there, move(there, address, plan.moves[0]!.from));
  expect(back).toEqual(SOURCES);
});

test('redirects that led to the old address lead to the new one, and one at the new address goes', () => {
  const sources = sourcesOf({
    ...FILES,
    'data/redirects.yaml': `redirects:
  # Old ones.
  - { from: /docs/first, to: '/docs/a#x' }
  - { from: /docs/z, to: /docs/b }
  - { from: '/other/*', to: '/blog' } # all others
gone: [/docs/z2]
`,
  });
  expect(result(sources, 'docs/a', 'docs/z')['data/redirects.yaml']).toBe(
    `redirects:
  # Old ones.
  - { from: /docs/first, to: '/docs/z#x' }
  - { from: '/other/*', to: '/blog' } # all others
  - { from: /docs/a, to: /docs/z }
gone: [/docs/z2]
`.replace('x', 'x'),
  );
});

test('what was never published needs no redirect', () => {
  expect(result(SOURCES, 'docs/b', 'docs/y')['data/redirects.yaml']).toBeUndefined();
});

const SLUGGED = sourcesOf({
  'docs/rest/api.mdx': page('API', '', 'slug: "{product}-api"\n'),
  'data/landing.yaml': '- { to: "/docs/rest/{product}-api" }\n- { to: /docs/rest/rondo-api }\n',
  'data/published-routes.txt': '/docs/rest/{product}-api\n',
  'data/published-anchors.txt': '/docs/rest/{product}-api#limits\n',
});

test('a file that moves takes its slug along; an address replaces it', () => {
  expect(result(SLUGGED, 'docs/rest/api', 'docs/web/api')).toMatchObject({
    'docs/web/api.mdx': SLUGGED.texts.get('content/docs/rest/api.mdx'),
    'data/landing.yaml': '- { to: "/docs/web/{product}-api" }\n- { to: "/docs/web/{product}-api" }\n',
    'data/redirects.yaml': expect.stringContaining(
      'redirects:\n  - { from: "/docs/rest/{product}-api", to: "/docs/web/{product}-api" }\n',
    ) as string,
  });
  expect(move(SLUGGED, 'docs/rest/api', 'docs/rest/start')).toMatchObject({
    addresses: [],
    notes: [expect.stringContaining('keeps the address /docs/rest/{product}-api, because of its slug')],
  });
  expect(result(SLUGGED, '/docs/rest/rondo-api', '/docs/rest/start')).toMatchObject({
    'docs/rest/start.mdx': page('API'),
  });
  expect(result(SLUGGED, '/docs/rest/rondo-api', '/docs/rest/{product}-start')).toMatchObject({
    'docs/rest/api.mdx': page('API', '', 'slug: "{product}-start"\n'),
  });
});

test('--keep-address moves only the file', () => {
  const { 'docs/new/z.mdx': text, ...others } = result(SOURCES, 'docs/a', 'docs/new/z', true);
  expect(text).toMatch('title: A\nslug: /a\n---');
  expect(others).not.toHaveProperty(['data/redirects.yaml']);
  expect(others).not.toHaveProperty(['data/glossary.yaml']);
  expect(others['data/sidebars.yaml']).toMatch('id: new/z }');
});

test('a page stays of its kind: patterns follow, or it gets a line of its own', () => {
  const kinds = `kinds:
  plain: { name: page }
addresses:
  - { path: /docs/b, kind: exact }
  # Two pages.
  - { path: "/docs/(a|c)", kind: group }
  - { path: "/docs/old/.+", kind: folder }
  - { path: "/docs/.+", kind: plain }
`;
  const sources = sourcesOf({ ...FILES, 'data/page-kinds.yaml': kinds });
  const after = (from: string, to: string) => result(sources, from, to)['data/page-kinds.yaml'];
  expect(after('docs/b', 'docs/z')).toBe(kinds.replace('/docs/b', '/docs/z'));
  expect(after('docs/a', 'docs/z')).toBe(kinds.replace('(a|c)', '(z|c)'));
  expect(after('docs/a', 'docs/y/z')).toBe(
    kinds
      .replace('"/docs/(a|c)"', '"/docs/c"')

      .replace('  - { path: "/docs/.+"', '  - { path: /docs/y/z, kind: group }\n  - { path: "/docs/.+"'),
  );
  expect(after('docs/old', 'docs/new')).toBe(kinds.replace('/docs/old', '/docs/new'));
  expect(after('docs/old/c', 'docs/old/e')).toBeUndefined();
});

test('index pages of categories and search areas follow a folder', () => {
  const sources = sourcesOf({
    'docs/js/use/a.mdx': page('A'),
    'data/sidebars.yaml':
      's:\n  - type: category\n    link: { type: generated-index, slug: "/js/use" }\n    items: [{ type: doc, id: js/use/a }]\n',
    'data/search-areas.yaml': '- label: JS\n  path: /docs/js\n- label: Docs\n  path: /docs\n',
    'data/published-routes.txt': '/docs/js/use\n/docs/js/use/a\n',
  });
  const changed = result(sources, 'docs/js', 'docs/web');
  expect(changed['data/sidebars.yaml']).toMatch('slug: "/web/use" }\n    items: [{ type: doc, id: web/use/a }]');
  expect(changed['data/search-areas.yaml']).toBe('- label: JS\n  path: /docs/web\n- label: Docs\n  path: /docs\n');
  expect(changed['data/redirects.yaml']).toMatch('- { from: /docs/js/use, to: /docs/web/use }');
});

test('guides are checked under their new name', () => {
  const sources = sourcesOf({ ...FILES, '/tools/guides/expected.yaml': 'a:\n  calls: []\nold/c:\n  calls: []\n' });
  expect(result(sources, 'docs/a', 'docs/z')['tools/guides/expected.yaml']).toMatch(/^z:\n/);
});

test.each([
  ['docs/aa', 'docs/z', 'Found "docs/aa", which is no page; expected a file below content, such as docs/rest/page'],
  ['docs/old/cc', 'docs/z', 'nearest: docs/old/c.'],
  ['/docs/old/dd', 'docs/z', 'nearest: /docs/old/d.'],
  ['data/navbar.yaml', 'docs/z', 'which is no page'],
  ['docs', 'blog', 'Found "docs", which is no page'],
  ['pages/index', 'pages/start', 'content/pages/index.mdx is the start page'],
  ['docs/a', 'docs/b', 'content/docs/b.mdx already exists'],
  ['docs/a', 'docs/a', 'content/docs/a.mdx is already there'],
  ['docs/a', 'blog/a', 'which is in content/blog; expected a path below content/docs'],
  ['docs/a', '/blog/a', 'expected one that begins with /docs/'],
  ['about', '/docs/about', 'but not with /docs or /blog'],
  ['docs/a', 'other/a', 'in none of the folders of pages (content/docs, content/blog, content/pages)'],
  ['docs/a', '../a', 'made of letters, digits'],
  ['docs/a', 'docs/ä b', 'made of letters, digits'],
  ['docs/a', 'docs/old', 'content/docs/old is a folder: write docs/old/ to move the page into it'],
  ['docs/old', 'docs/old/new', 'which cannot go into itself'],
  ['docs/old', 'docs/old', 'is already there'],
  ['docs/old', 'blog/old', 'expected a folder below content/docs'],
  ['about', '/blog', 'but not with /docs or /blog'],
])('refuses to move %s to %s', (from, to, message) => {
  expect(() => move(SOURCES, from, to)).toThrow(message);
});

test('refuses what would break published addresses', () => {
  const sources = sourcesOf({
    ...FILES,
    'data/redirects.yaml': "redirects:\n  - { from: '/docs/new/*', to: /blog }\n",
  });
  expect(() => move(sources, 'docs/a', 'docs/new/z')).toThrow(
    '/docs/a leads to /docs/new/z, which is redirected to /blog',
  );
});
