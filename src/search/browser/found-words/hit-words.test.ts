import type { SearchHit } from '../../shared/response';
import { wordsOf } from './hit-words';

const hit: SearchHit = {
  objectID: '1',
  url: '/a',
  type: 'lvl2',
  content: 'Text',
  hierarchy: { lvl0: 'REST API', lvl1: 'Layers', lvl2: 'SVG' },
};
const full = (value: string) => ({ value, matchLevel: 'full' as const });

test('the words found are those that titles, text and code mark, each once', () => {
  expect(
    wordsOf(
      {
        ...hit,
        _highlightResult: { hierarchy: { lvl1: full('<mark>Layer</mark>s'), lvl2: full('<mark>SVG</mark>') } },
        _snippetResult: {
          content: full('a <mark>layer</mark> and <mark>more</mark>'),
          code: full('<mark>z_index</mark>=1'),
        },
      },
      'a query',
    ),
  ).toEqual(['layer', 'svg', 'more', 'z_index']);
});

test('a hit without marks has the words of the query', () => {
  expect(wordsOf(hit, ' Set  background_color')).toEqual(['set', 'background_color']);
  expect(wordsOf(hit, '')).toEqual([]);
});
