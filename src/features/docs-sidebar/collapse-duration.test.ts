import { collapseDuration } from './collapse-duration';

test.each([
  [36, false, 192],
  [576, false, 372],
  [576, true, 1],
])('SB-6 the animation of a list of %i px (reduced motion: %s) takes %i ms', (height, reduced, duration) => {
  expect(collapseDuration(height, reduced)).toBe(duration);
});
