import { createHistoryKey, hashToId, parsePositions, rememberPosition, scrollAction } from './scroll-positions';

test('history keys differ from each other', () => {
  const keys = Array.from({ length: 500 }, () => createHistoryKey());
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[a-z0-9]+$/.test(key))).toBe(true);
});

test('a position is remembered by key, the last one counts, and the oldest keys are forgotten', () => {
  let positions = rememberPosition(rememberPosition({}, 'first', 10), 'first', 20);
  expect(positions).toEqual({ first: 20 });
  for (let entry = 0; entry < 200; entry += 1) positions = rememberPosition(positions, `key${entry}`, entry);
  expect(positions.first).toBeUndefined();
  expect(positions.key199).toBe(199);
  expect(Object.keys(positions).length).toBeLessThanOrEqual(100);
});

test.each([
  ['nothing', null, {}],
  ['a record', '{"a":1,"b":2.5}', { a: 1, b: 2.5 }],
  ['a record with other things', '{"a":1,"b":"2","c":null}', { a: 1 }],
  ['a list', '[1,2]', {}],
  ['null', 'null', {}],
  ['no JSON', '{', {}],
])('positions read from %s', (_name, text, expected) => {
  expect(parsePositions(text)).toEqual(expected);
});

test.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['', ''],
])('the hash "%s" names the element "%s"', (hash, id) => {
  expect(hashToId(hash)).toBe(id);
});

const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search });

test.each([
  ['the first load is left to the browser', at('/a'), null, 'POP', undefined, { type: 'none' }],
  ['another page begins at its top', at('/b'), at('/a'), 'PUSH', undefined, { type: 'top' }],
  ['a remembered place does not count for a link', at('/b'), at('/a'), 'PUSH', 300, { type: 'top' }],
  ['a hash leads to its element', at('/b', '#c%20d'), at('/a'), 'PUSH', undefined, { type: 'element', id: 'c d' }],
  ['back finds the place again', at('/a'), at('/b'), 'POP', 300, { type: 'restore', y: 300 }],
  ['back finds the place, not the hash', at('/a', '#c'), at('/b'), 'POP', 0, { type: 'restore', y: 0 }],
  ['back to a forgotten place', at('/a'), at('/b'), 'POP', undefined, { type: 'top' }],
  ['only the query changed', at('/a', '', '?q=1'), at('/a'), 'PUSH', undefined, { type: 'none' }],
  ['query and hash changed', at('/a', '#c', '?q=1'), at('/a'), 'PUSH', undefined, { type: 'element', id: 'c' }],
  ['the hash was taken away', at('/a'), at('/a', '#c'), 'PUSH', undefined, { type: 'top' }],
  ['the same address again', at('/a'), at('/a'), 'REPLACE', undefined, { type: 'top' }],
] as const)('SCR-1 %s', (_name, now, before, action, saved, expected) => {
  expect(scrollAction(now, before, action, saved)).toEqual(expected);
});
