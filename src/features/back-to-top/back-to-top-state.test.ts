import { isShownAfter } from './back-to-top-state';
import { nextPosition } from './smooth-scroll';

test('SCR-3 each frame keeps 0.85 of the distance, and the last pixel is skipped', () => {
  expect([2000, 7, 1].map(nextPosition)).toEqual([1700, 5, 0]);
});

const step = { windowHeight: 800, pageHeight: 5000, isJump: false };

test.each([
  ['appears on scrolling up', false, { position: 900, previous: 1000 }, true],
  ['disappears on scrolling down', true, { position: 1000, previous: 900 }, false],
  ['disappears within 300 px of the top', true, { position: 300, previous: 400 }, false],
  ['appears beyond 300 px', false, { position: 301, previous: 400 }, true],
  ['does not appear at the end of the page', false, { position: 4200, previous: 4210 }, false],
  ['disappears after a jump up to a heading', true, { position: 900, previous: 1000, isJump: true }, false],
  ['does not change if the position is the same', true, { position: 900, previous: 900 }, true],
])('SCR-4 the button %s', (_name, wasShown, change, expected) => {
  expect(isShownAfter(wasShown, { ...step, ...change })).toBe(expected);
});
