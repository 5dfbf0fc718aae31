import { findBrokenLinks, formatBrokenLinks, type BuiltPage } from './links';
import { readHtml } from './read-html';

const page = (path: string, html: string): BuiltPage => ({ path, facts: readHtml(html) });
const check = (pages: BuiltPage[], baseUrl = '/') =>
  findBrokenLinks(pages, {
    baseUrl,
    siteUrl: 'https://site.example',
    hasFile: (path) => path === '/app.css',
  }).map(({ kind, link, resolved }) => [kind, link, resolved]);

test('links to pages, anchors and files that are there are in order', () => {
  const html = '<link rel="stylesheet" href="/app.css"><h1 id="top-of-it">A</h1>';
  const links =
    '<a href="/a#top-of-it"></a><a href="a/"></a><a href="https://site.example/a"></a><a href="https://other.example/x"></a><a href="#top"></a><a href="/app.css"></a>';
  expect(check([page('/', html + links), page('/a', html)])).toEqual([]);
});

test('what is missing is named with the address that it leads to', () => {
  const html = '<a href="b"></a><a href="/a#none"></a><img src="/none.png">';
  expect(check([page('/', ''), page('/a', html)])).toEqual([
    ['page', 'b', '/b'],
    ['anchor', '/a#none', '/a#none'],
    ['asset', '/none.png', '/none.png'],
  ]);
});

test('below a base address a link without it is broken, even if the path begins alike', () => {
  const links = '<a href="/portal/a"></a><a href="/portal"></a><a href="/a"></a><a href="/portals/a"></a>';
  expect(check([page('/', links), page('/a', '')], '/portal/')).toEqual([
    ['page', '/a', '(outside of /portal/) /a'],
    ['page', '/portals/a', '(outside of /portal/) /portals/a'],
  ]);
});

test('the report groups by kind and marks links of the layout', () => {
  const sources = ['/1', '/2', '/3', '/4', '/5'];
  expect(formatBrokenLinks([{ kind: 'page', link: '/x', resolved: '/x', sources }]).split('\n')).toEqual([
    'Broken links (1):',
    '- /x (on 5 pages: probably a link of the layout)',
    ...sources.map((source) => `    on ${source}`),
  ]);
});
