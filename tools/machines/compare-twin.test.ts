import { compareTwin } from './compare-twin';

const PAGE = `<main><nav><a href="/nav">Nav</a></nav><article><h1>Title</h1><p><a href="/author">Author</a></p>
<div class="prose"><h2>Part<a class="hash-link" href="#part"></a></h2><p><a href="/b">B</a></p>
<pre>a  b</pre><table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table></div></article></main>`;
const TWIN = '# Title\n\n## Part\n\n[B](https://x.example/b.md)\n\n```bash\na b\n```\n\n| Head |\n| - |\n| Cell |\n';
const compare = (html: string, twin: string) => compareTwin(html, twin, (href) => `https://x.example${href}.md`);

test('the Markdown of a page has what the page has, except for navigation and what surrounds the body', () => {
  expect(compare(PAGE, TWIN)).toEqual([]);
});

test.each([
  ['## Part', '', '"Part" is only on the page'],
  ['a b', 'a c', '"ab" is only on the page'],
  ['| Cell |', '| Celt |', '"Cell" is only on the page'],
  ['/b.md', '/c.md', 'the link https://x.example/b.md is only on the page'],
])('reports %j that became %j', (from, to, problem) => {
  expect(compare(PAGE, TWIN.replace(from, to))).toEqual([problem]);
});

test('a list of posts counts as a whole', () => {
  const list = '<main><h1>Blog</h1><article><h2><a href="/a">A</a></h2></article></main>';
  expect(compare(list, '# Blog\n')).toEqual([
    '"A" is only on the page',
    'the link https://x.example/a.md is only on the page',
  ]);
});
