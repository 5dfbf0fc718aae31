import type { SiteConfig } from '../../src/site/config/site-config';
import { planMove } from './plan-move';
import { carriedOut, changedTexts, sourcesOf } from './test-support';

jest.mock('../../src/site/config/site-config', () => {
  const { siteConfig } = jest.requireActual<{ siteConfig: SiteConfig }>('../../src/site/config/site-config');
  const versions = [
    { name: 'current', label: 'Next', path: 'next', folder: 'docs' },
    { name: '2.0', label: '2.0', path: '', folder: 'docs-2.0' },
    { name: '1.10', label: '1.10', path: '1.10', folder: 'docs-1.10' },
  ];
  return { siteConfig: { ...siteConfig, docs: { ...siteConfig.docs, versions, lastVersion: '2.0' } } };
});

const page = (title: string, body = '', fields = '') => `---\ntitle: ${title}\n${fields}---\n\n${body}\n`;
const LINKS = '[A](/docs/a#x) [next](/docs/next/a) [old](/docs/1.10/a) [last]({site}/docs/a) [file](./a.mdx)';
const SIDEBARS = 'docs:\n  - { type: doc, id: a }\n  - { type: doc, id: b }\n';
const SOURCES = sourcesOf({
  'docs/a.mdx': page('A'),
  'docs/b.mdx': page('B', LINKS, 'pagination_next: a\n'),
  'docs-2.0/a.mdx': page('A'),
  'docs-2.0/b.mdx': page('B', LINKS, 'pagination_next: a\n'),
  'docs-1.10/a.mdx': page('A'),
  'docs-1.10/b.mdx': page('B', LINKS),
  'docs-1.10/index.mdx': page('Start', '', 'slug: /\n'),
  'blog/2024-03-05-news.mdx': page('News', '[A](/docs/a) [next](/docs/next/a) [old](/docs/1.10/a)'),
  'data/sidebars.yaml': SIDEBARS,
  'data/sidebars-2.0.yaml': SIDEBARS,
  'data/sidebars-1.10.yaml': SIDEBARS,
  'data/published-routes.txt': '/docs/a\n/docs/1.10\n/docs/1.10/a\n/docs/next/a\n',
  'data/published-anchors.txt': '',
  'data/redirects.yaml': 'redirects:\n  - { from: /docs/oldest, to: /docs/1.10 }\ngone: []\n',
});
const moved = (from: string, to: string) => {
  const plan = planMove(SOURCES, { from, to, keepsAddress: false });
  return changedTexts(SOURCES, carriedOut(SOURCES, plan));
};

test('a page that authors write moves in its own version: links of other versions to their own page stay', () => {
  expect(moved('docs/a', 'docs/z')).toEqual({
    'docs/a.mdx': undefined,
    'docs/z.mdx': page('A'),
    'docs/b.mdx': page(
      'B',
      '[A](/docs/z#x) [next](/docs/next/z) [old](/docs/1.10/a) [last]({site}/docs/a) [file](./z.mdx)',
      'pagination_next: z\n',
    ),
    'docs-2.0/b.mdx': page('B', LINKS.replace('/docs/next/a', '/docs/next/z'), 'pagination_next: a\n'),
    'docs-1.10/b.mdx': page('B', LINKS.replace('/docs/next/a', '/docs/next/z')),
    'blog/2024-03-05-news.mdx': page('News', '[A](/docs/a) [next](/docs/next/z) [old](/docs/1.10/a)'),
    'data/sidebars.yaml': SIDEBARS.replace('id: a', 'id: z'),
    'data/redirects.yaml':
      'redirects:\n  - { from: /docs/oldest, to: /docs/1.10 }\n  - { from: /docs/next/a, to: /docs/next/z }\ngone: []\n',
  });
});

test('a page of the last version moves with the links from the rest of the site, and gets a redirect', () => {
  const texts = moved('docs-2.0/a', 'docs-2.0/z');
  expect(Object.keys(texts).sort()).toEqual(
    ['blog/2024-03-05-news.mdx', 'data/redirects.yaml', 'data/sidebars-2.0.yaml', 'docs-1.10/b.mdx'].concat([
      'docs-2.0/a.mdx',
      'docs-2.0/b.mdx',
      'docs-2.0/z.mdx',
      'docs/b.mdx',
    ]),
  );
  expect(texts['blog/2024-03-05-news.mdx']).toContain('[A](/docs/z) [next](/docs/next/a) [old](/docs/1.10/a)');
  expect(texts['docs/b.mdx']).toBe(page('B', LINKS.replace('{site}/docs/a', '{site}/docs/z'), 'pagination_next: a\n'));
  expect(texts['data/redirects.yaml']).toContain('{ from: /docs/a, to: /docs/z }');
});

test('a page of an old version keeps short links short and those that name the version', () => {
  const texts = moved('docs-1.10/a', 'docs-1.10/z');
  expect(texts['docs-1.10/b.mdx']).toBe(
    page('B', '[A](/docs/z#x) [next](/docs/next/a) [old](/docs/1.10/z) [last]({site}/docs/a) [file](./z.mdx)'),
  );
  expect(texts['data/sidebars-1.10.yaml']).toBe(SIDEBARS.replace('id: a', 'id: z'));
  expect(texts['data/redirects.yaml']).toContain('{ from: /docs/1.10/a, to: /docs/1.10/z }');
});

test('the first page of a version whose name ends in digits is a page and no file, which redirects would find', () => {
  expect(() => moved('docs-1.10/index', 'docs-1.10/start')).not.toThrow();
  expect(moved('docs-1.10/index', 'docs-1.10/start')['docs-1.10/start.mdx']).toContain('title: Start');
});
