import { toKebab } from './slug';

test.each([
  ['Node.js', 'node-js'],
  ['REST API', 'rest-api'],
  ['  Already-dashed_name  ', 'already-dashed-name'],
  ['!Wow!', 'wow'],
  ['Größe 3', 'größe-3'],
  ['Cafe\u0301', 'café'],
  ['会议', '会议'],
  ['---', ''],
])('TAG-4 converts %p to %p', (text, expected) => {
  expect(toKebab(text)).toBe(expected);
});
