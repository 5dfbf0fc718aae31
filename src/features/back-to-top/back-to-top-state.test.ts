import { isShownAfter } from './back-to-top-state';
import { nextPosition } from './smooth-scroll';

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

/** Positions frame by frame during the scroll to the top. */
function positionsToTop(from: number): number[] {
  const positions = [from];
  while (positions.at(-1) !== 0 && positions.length < 600) positions.push(nextPosition(positions.at(-1) ?? 0));
  return positions;
}

test.each([1, 300, 2000, 20_000, 200_000])(
  'SCR-3 the scroll from %i px never stops and reaches the top within a second',
  (from) => {
    const positions = positionsToTop(from);
    expect(positions.at(-1)).toBe(0);
    expect(positions.slice(1).every((position, index) => position < (positions[index] ?? 0))).toBe(true);
    // A second has 60 frames on nearly every screen; a page of 200,000 pixels can take a little longer.
    expect(positions.length).toBeLessThan(from > 100_000 ? 90 : 65);
  },
);

test('SCR-3 the scroll slows down near the top', () => {
  const positions = positionsToTop(2000);
  const steps = positions.slice(1).map((position, index) => (positions[index] ?? 0) - position);
  expect(steps.slice(0, 10)).toEqual(steps.slice(0, 10).toSorted((one, other) => other - one));
});
