import { findBrokenLinks, formatBrokenLinks, type BuiltPage } from './links';
import { readHtml } from './read-html';

const page = (path: string, html: string): BuiltPage => ({ path, facts: readHtml(html) });
const check = (pages: BuiltPage[], baseUrl = '/') =>
  findBrokenLinks(pages, {
    baseUrl,
    siteUrl: 'https://site.example',
    hasFile: (path) => path === '/app.css',
  }).map(({ kind, link, resolved }) => [kind, link, resolved]);

test('accepts links to existing pages, anchors and files', () => {
  const html = '<link rel="stylesheet" href="/app.css"><h1 id="top-of-it">A</h1>';
  const links =
    '<a href="/a#top-of-it"></a><a href="a/"></a><a href="https://site.example/a"></a><a href="https://other.example/x"></a><a href="#top"></a><a href="/app.css"></a>';
  expect(check([page('/', html + links), page('/a', html)])).toEqual([]);
});

test('reports missing pages, anchors and files with the resolved link', () => {
  const html = '<a href="b"></a><a href="/a#none"></a><img src="/none.png">';
  expect(check([page('/', ''), page('/a', html)])).toEqual([
    ['page', 'b', '/b'],
    ['anchor', '/a#none', '/a#none'],
    ['asset', '/none.png', '/none.png'],
  ]);
});

test('with a base path, reports links outside of it, even if they start with the same letters', () => {
  const links = '<a href="/portal/a"></a><a href="/portal"></a><a href="/a"></a><a href="/portals/a"></a>';
  expect(check([page('/', links), page('/a', '')], '/portal/')).toEqual([
    ['page', '/a', '(outside of /portal/) /a'],
    ['page', '/portals/a', '(outside of /portal/) /portals/a'],
  ]);
});

test('the report groups links by kind and marks links that are probably part of the layout', () => {
  const sources = ['/1', '/2', '/3', '/4', '/5'];
  expect(formatBrokenLinks([{ kind: 'page', link: '/x', resolved: '/x', sources }]).split('\n')).toEqual([
    'Broken links (1):',
    '- /x (on 5 pages: probably part of the layout)',
    ...sources.map((source) => `    on ${source}`),
  ]);
});

test('the report names ten pages of a broken link, and the number of the others', () => {
  const sources = Array.from({ length: 3000 }, (_, index) => `/${index}`);
  const lines = formatBrokenLinks([{ kind: 'asset', link: '/x.pdf', resolved: '/x.pdf', sources }]).split('\n');
  expect(lines).toHaveLength(13);
  expect(lines.at(-2)).toBe('    on /9');
  expect(lines.at(-1)).toBe('    and on 2990 more');
});
