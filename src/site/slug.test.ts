import { toKebab } from './slug';

test.each([
  ['Node.js', 'node-js'],
  ['  Already-dashed_name  ', 'already-dashed-name'],
  ['Cafe\u0301', 'café'],
  ['---', ''],
])('TAG-4 converts %p to %p', (text, expected) => {
  expect(toKebab(text)).toBe(expected);
});
