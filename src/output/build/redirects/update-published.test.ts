import { readHtml } from '../read-html';
import { publishedTexts } from './update-published';

const EMPTY = { file: '', entries: [] };
const entries = (...addresses: string[]) => ({
  file: '',
  entries: addresses.map((address, index) => ({ address, line: index + 1 })),
});
const page = (path: string, html = '') => ({ path, facts: readHtml(html) });
const linesOf = (text: string): string[] => text.split('\n').slice(1, -1);

test('lists pages and the headings that have a link to themselves, sorted, with tokens', () => {
  const html =
    '<a href="#content">Skip</a><h2 id="größe">A<a class="hash-link" href="#gr%C3%B6%C3%9Fe"></a></h2>' +
    '<h2 id="b">B<a class="hash-link" href="#b"></a></h2>';
  const { routes, anchors } = publishedTexts(
    [page('/docs/rondo-api', html), page('/'), page('/docs/rondos')],
    { routes: EMPTY, anchors: EMPTY },
    'rondo',
  );
  expect(linesOf(routes)).toEqual(['/', '/docs/{product}-api', '/docs/rondos']);
  expect(linesOf(anchors)).toEqual(['/docs/{product}-api#b', '/docs/{product}-api#größe']);
});

test('keeps what earlier releases have published, so that their redirects and aliases stay necessary', () => {
  const { routes, anchors } = publishedTexts(
    [page('/b')],
    { routes: entries('/a', '/b'), anchors: entries('/a#x') },
    'rondo',
  );
  expect(linesOf(routes)).toEqual(['/a', '/b']);
  expect(linesOf(anchors)).toEqual(['/a#x']);
});
