import { counted } from './counted';

test.each([
  [0, '0 problems'],
  [1, '1 problem'],
  [2, '2 problems'],
])('counts %d', (count, expected) => {
  expect(counted(count, 'problem')).toBe(expected);
});
