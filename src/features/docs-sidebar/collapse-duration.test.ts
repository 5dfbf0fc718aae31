import { collapseDuration } from './collapse-duration';

test.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [1372, 489],
])('SB-6 a list of %i pixels moves for %i ms', (height, expected) => {
  expect(collapseDuration(height, false)).toBe(expected);
});

test('SB-6 under reduced motion it takes 1 ms', () => {
  expect(collapseDuration(1372, true)).toBe(1);
});
