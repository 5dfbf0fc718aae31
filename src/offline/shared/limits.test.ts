import { hasRoom, keysToRemove, type KeptEntry } from './limits';

const entry = (key: string, at: number, bytes = 10): KeptEntry => ({ key, at, bytes });
const LIMITS = { entries: 3, bytes: 100, age: 1000 };

test('removes the oldest entries beyond the number', () => {
  const entries = [entry('c', 30), entry('a', 10), entry('d', 40), entry('b', 20)];
  expect(keysToRemove(entries, LIMITS, 40)).toEqual(['a']);
});

test('removes the oldest entries beyond the size', () => {
  expect(keysToRemove([entry('a', 10, 60), entry('b', 20, 60)], LIMITS, 20)).toEqual(['a']);
});

test('removes what was not seen for long', () => {
  expect(keysToRemove([entry('a', 10), entry('b', 2000)], LIMITS, 2000)).toEqual(['a']);
});

test.each([
  ['browsers that do not tell', {}, true],
  ['much room', { usage: 1e6, quota: 1e9 }, true],
  ['a nearly full disk', { usage: 1e6, quota: 1.05e7 }, false],
  ['a site that uses most of it', { usage: 6e8, quota: 1e9 }, false],
])('%s: %j has room: %s', (_, estimate, expected) => {
  expect(hasRoom(estimate)).toBe(expected);
});
