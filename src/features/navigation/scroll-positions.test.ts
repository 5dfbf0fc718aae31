import { createHistoryKey, hashToId, parsePositions, rememberPosition, scrollAction } from './scroll-positions';

test('SCR-6 history keys are unique', () => {
  const keys = Array.from({ length: 500 }, () => createHistoryKey());
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[a-z0-9]+$/.test(key))).toBe(true);
});

test('positions are remembered by key, a later one replaces an earlier one, and the oldest keys are dropped', () => {
  let positions = rememberPosition(rememberPosition({}, 'first', 10), 'first', 20);
  expect(positions).toEqual({ first: 20 });
  for (let entry = 0; entry < 200; entry += 1) positions = rememberPosition(positions, `key${entry}`, entry);
  expect(positions.first).toBeUndefined();
  expect(positions.key199).toBe(199);
  expect(Object.keys(positions).length).toBeLessThanOrEqual(100);
});

test('stored positions that are no numbers are ignored', () => {
  expect(parsePositions({ a: 1, b: '2', c: null })).toEqual({ a: 1 });
  expect(parsePositions(null)).toEqual({});
});

test.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['', ''],
])('the hash "%s" refers to the element "%s"', (hash, id) => {
  expect(hashToId(hash)).toBe(id);
});

test.each([
  ['the first load is left to the browser', '/a', null, undefined, { type: 'none' }],
  ['another page starts at the top', '/b', '/a', undefined, { type: 'top' }],
  ['a hash scrolls to its element', '/b#c%20d', '/a', undefined, { type: 'element', id: 'c d' }],
  ['back restores the position', '/a', '/b', 300, { type: 'restore', y: 300 }],
  ['back restores the position and ignores the hash', '/a#c', '/b', 0, { type: 'restore', y: 0 }],
  ['changing only the query does not scroll', '/a?q=1', '/a', undefined, { type: 'none' }],
  ['changing query and hash scrolls', '/a?q=1#c?', '/a', undefined, { type: 'element', id: 'c?' }],
  ['removing the hash scrolls to the top', '/a', '/a#c', undefined, { type: 'top' }],
  ['the same URL again scrolls to the top', '/a', '/a', undefined, { type: 'top' }],
] as const)('SCR-1 %s', (_name, now, before, saved, expected) => {
  expect(scrollAction(now, before, saved)).toEqual(expected);
});
