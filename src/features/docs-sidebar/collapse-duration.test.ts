import { collapseDuration } from './collapse-duration';

const HEIGHTS = [36, 360, 720, 1372, 4000];

test('SB-6 a taller list takes longer, but less than proportionally', () => {
  const durations = HEIGHTS.map((height) => collapseDuration(height, false));
  expect(durations).toEqual(durations.toSorted((one, other) => one - other));
  expect(new Set(durations).size).toBe(HEIGHTS.length);
  const speeds = HEIGHTS.map((height, index) => height / (durations[index] ?? 0));
  expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
});

test.each(HEIGHTS)('SB-6 a list of %i px moves visibly, but not for long', (height) => {
  expect(collapseDuration(height, false)).toBeGreaterThan(100);
  expect(collapseDuration(height, false)).toBeLessThan(1000);
});

test.each([0, ...HEIGHTS])('SB-6 under reduced motion, a list of %i px opens immediately', (height) => {
  expect(collapseDuration(height, true)).toBeLessThan(10);
});
