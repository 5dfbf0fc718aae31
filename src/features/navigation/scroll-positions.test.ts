import { createHistoryKey, hashToId, parsePositions, rememberPosition, scrollAction } from './scroll-positions';

test('history keys are unique', () => {
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

test.each([
  ['nothing', null, {}],
  ['an object', '{"a":1,"b":2.5}', { a: 1, b: 2.5 }],
  ['an object with other values', '{"a":1,"b":"2","c":null}', { a: 1 }],
  ['an array', '[1,2]', {}],
  ['null', 'null', {}],
  ['invalid JSON', '{', {}],
])('positions are parsed from %s', (_name, text, expected) => {
  expect(parsePositions(text)).toEqual(expected);
});

test.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['', ''],
])('the hash "%s" refers to the element "%s"', (hash, id) => {
  expect(hashToId(hash)).toBe(id);
});

const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search });

test.each([
  ['the first load is left to the browser', at('/a'), null, 'POP', undefined, { type: 'none' }],
  ['another page starts at the top', at('/b'), at('/a'), 'PUSH', undefined, { type: 'top' }],
  ['a link ignores the remembered position', at('/b'), at('/a'), 'PUSH', 300, { type: 'top' }],
  ['a hash scrolls to its element', at('/b', '#c%20d'), at('/a'), 'PUSH', undefined, { type: 'element', id: 'c d' }],
  ['back restores the position', at('/a'), at('/b'), 'POP', 300, { type: 'restore', y: 300 }],
  ['back restores the position and ignores the hash', at('/a', '#c'), at('/b'), 'POP', 0, { type: 'restore', y: 0 }],
  ['back without a remembered position scrolls to the top', at('/a'), at('/b'), 'POP', undefined, { type: 'top' }],
  ['changing only the query does not scroll', at('/a', '', '?q=1'), at('/a'), 'PUSH', undefined, { type: 'none' }],
  [
    'changing query and hash scrolls to the element',
    at('/a', '#c', '?q=1'),
    at('/a'),
    'PUSH',
    undefined,
    { type: 'element', id: 'c' },
  ],
  ['removing the hash scrolls to the top', at('/a'), at('/a', '#c'), 'PUSH', undefined, { type: 'top' }],
  ['the same URL again scrolls to the top', at('/a'), at('/a'), 'REPLACE', undefined, { type: 'top' }],
] as const)('SCR-1 %s', (_name, now, before, action, saved, expected) => {
  expect(scrollAction(now, before, action, saved)).toEqual(expected);
});
