import { sourcesOf } from './test-support';
import { planAdoption } from './plan-adoption';

const page = (body: string) => `---\ntitle: A\nimage: /img/share.png\n---\n\n${body}\n`;
const SOURCES = sourcesOf(
  {
    'data/brand.yaml': 'name: Old\nslug: old\ndomain: old.example\n',
    'data/footer.yaml': '- { title: A, items: [{ to: /blog/a, icon: /img/entry.svg }, { to: /docs/guides/a }] }\n',
    'data/landing.yaml': 'actions: [{ to: /docs/guides/a }]\nlogo: /img/configured.png\n',
    'docs/guides/a.mdx': page('<Concept label="A" name="shared" />\n\n![](./stays.png) `only-named.png`'),
    'docs/guides/stays.png': null,
    'pages/unused.png': null,
    'concepts/shared.svg': '<svg />',
    'concepts/lost.svg': '<svg />',
    'concepts/tested.svg': '<svg />',
    'concepts/of-german.svg': '<svg />',
    'blog/2025-01-01-a.mdx': page(
      '<Concept name="lost" /> <Concept name="shared" /> <Concept name="tested" /> <Concept name="of-german" />\n\n' +
        '![](/img/lost%20one.png) ![](/img/in-code.png) ![](/img/configured.png) ![](/img/only-named.png)\n\n' +
        '![](../docs/guides/stays.png) ![](../pages/lost.png) [Icon](/favicon.ico) `/img/never-shown.png`',
    ),
    'pages/lost.png': null,
    '/content.de/docs/guides/a.mdx': page('<Concept name="of-german" />'),
    '/content.de/pages/lost.png': null,
    '/static/img/share.png': null,
    '/static/img/lost one.png': null,
    '/static/img/entry.svg': null,
    '/static/img/in-code.png': null,
    '/static/img/configured.png': null,
    '/static/img/only-named.png': null,
    '/static/img/never-shown.png': null,
    '/static/favicon.ico': null,
  },
  { 'src/styles/a.css': 'background: url(/img/in-code.png)', 'src/a.test.ts': '<Concept name="tested" />' },
  ['content.de'],
);
const removed = (drop: readonly string[]) =>
  planAdoption(SOURCES, { name: 'Zeta', slug: 'zeta', domain: 'zeta.example', drop }, 2030).removed;

test('media go that nothing names any more, with their translations', () => {
  expect(removed(['blog'])).toEqual([
    'content.de/pages/lost.png',
    'content/blog/2025-01-01-a.mdx',
    'content/concepts/lost.svg',
    'content/pages/lost.png',
    'static/img/entry.svg',
    'static/img/lost one.png',
  ]);
});

test('media that nothing showed before stay', () => {
  expect(removed([])).toEqual([]);
});
