import { compareTwin } from './compare-twin';
import { pageOutline } from './page-outline';
import { readTwin } from './twin-outline';

const PAGE = `<main><nav><a href="/nav">Nav</a></nav><article><h1>Title</h1><p><a href="/author">Author</a></p>
<div class="prose"><h2>Part<a class="hash-link" href="#part"></a></h2><p><a href="/b">B</a></p>
<pre>a  b</pre><table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table>
<figure class="diagram"><img src="d.svg"></figure></div></article></main>`;
const TWIN = [
  '---\ntitle: Title\n---\n\n# Title\n\n## Part\n\n[B](https://x.example/b.md)',
  '```bash\na b\n```\n\n| Head |\n| - |\n| Cell |\n\n```mermaid\nflowchart\n```\n',
].join('\n\n');
const toLink = (href: string): string => `https://x.example${href}.md`;
const compare = (html: string, twin: string): string[] => compareTwin(pageOutline(html), readTwin(twin), toLink);

test('a page and its Markdown say the same, except for navigation and what surrounds the body', () => {
  expect(compare(PAGE, TWIN)).toEqual([]);
});

test.each([
  ['## Part', '## Parts', ['heading "Part" is only on the page', 'heading "Parts" is only in the Markdown']],
  ['a b', 'a c', ['code "ab" is only on the page', 'code "ac" is only in the Markdown']],
  ['| Cell |', '| Cells |', ['cell "Cell" is only on the page', 'cell "Cells" is only in the Markdown']],
  [
    '/b.md',
    '/c.md',
    ['link "https://x.example/b.md" is only on the page', 'link "https://x.example/c.md" is only in the Markdown'],
  ],
  ['```mermaid\nflowchart\n```\n', '', ['1 diagrams on the page, 0 in the Markdown']],
])('reports %j that became %j', (from, to, problems) => {
  expect(compare(PAGE, TWIN.replace(from, to))).toEqual(problems);
});

test('a list of posts counts as a whole', () => {
  const list = '<main><h1>Blog</h1><article><h2><a href="/a">A</a></h2></article></main>';
  expect(compare(list, '---\ntitle: Blog\n---\n\n# Blog\n')).toEqual([
    'heading "A" is only on the page',
    'link "https://x.example/a.md" is only on the page',
  ]);
});

test('a page that asks for requests in other languages later may have them in its Markdown only', () => {
  const tabs = (options: string): string =>
    `<main><article><h1>T</h1><div class="prose" data-a><div data-options="${options}"><pre>curl</pre></div></div></article></main>`;
  const twin = '---\ntitle: T\n---\n\n# T\n\n```bash\ncurl\n```\n\n```go\nmain\n```\n';
  expect(compare(tabs('language=curl'), twin)).toEqual([]);
  expect(compare(tabs('language=curl language=go'), twin)).toEqual(['code "main" is only in the Markdown']);
});

test('Markdown without front matter, and a page without content, are errors', () => {
  expect(() => readTwin('# Title\n')).toThrow('no front matter');
  expect(() => pageOutline('<p>a</p>')).toThrow('no element main');
});
