/** @jest-environment jsdom */
import { parseStoredHits, repairStoredHits } from './stored-hits';

const stored = (objectID: string) => ({ objectID, url: '/a', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: 'B' } });

test.each([
  ['{broken', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,null,{"objectID":"x"}]', []],
  [JSON.stringify([stored('a'), { ...stored('b'), hierarchy: null }, stored('a'), stored('c')]), ['a', 'c']],
])('SRM-10 keeps the entries of the stored list %j that can be shown', (text, ids) => {
  expect(parseStoredHits(text).map((hit) => (hit as { objectID: string }).objectID)).toEqual(ids);
});

test('SRM-10 a damaged list is replaced under the same key, and a valid one is not changed', () => {
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{broken');
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', JSON.stringify([stored('a')]));
  repairStoredHits('docs');
  expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs')).toBe('[]');
  expect(localStorage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__docs')).toBe(JSON.stringify([stored('a')]));
});
