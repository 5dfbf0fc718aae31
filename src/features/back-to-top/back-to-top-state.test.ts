import { isShownAfter } from './back-to-top-state';
import { nextPosition } from './smooth-scroll';

const step = { windowHeight: 800, pageHeight: 5000, isJump: false };

test.each([
  ['appears on the way up', false, { position: 900, previous: 1000 }, true],
  ['is gone on the way down', true, { position: 1000, previous: 900 }, false],
  ['is gone within 300 px of the top', true, { position: 300, previous: 400 }, false],
  ['is there beyond 300 px', false, { position: 301, previous: 400 }, true],
  ['is not there at the end of the page', false, { position: 4200, previous: 4210 }, false],
  ['is gone after a jump up to a heading', true, { position: 900, previous: 1000, isJump: true }, false],
  ['stays as it is when nothing moved', true, { position: 900, previous: 900 }, true],
])('SCR-4 the button %s', (_name, wasShown, change, expected) => {
  expect(isShownAfter(wasShown, { ...step, ...change })).toBe(expected);
});

/** Positions frame by frame on the way to the top. */
function wayUp(from: number): number[] {
  const positions = [from];
  while (positions.at(-1) !== 0 && positions.length < 600) positions.push(nextPosition(positions.at(-1) ?? 0));
  return positions;
}

test.each([1, 300, 2000, 20_000, 200_000])(
  'SCR-3 from %i pixels it scrolls up without stopping and reaches the top in a second',
  (from) => {
    const positions = wayUp(from);
    expect(positions.at(-1)).toBe(0);
    expect(positions.slice(1).every((position, index) => position < (positions[index] ?? 0))).toBe(true);
    // A second has 60 frames on nearly every screen; a page of 200,000 pixels may take a little more.
    expect(positions.length).toBeLessThan(from > 100_000 ? 90 : 65);
  },
);

test('SCR-3 it slows down on the way', () => {
  const positions = wayUp(2000);
  const steps = positions.slice(1).map((position, index) => (positions[index] ?? 0) - position);
  expect(steps.slice(0, 10)).toEqual(steps.slice(0, 10).toSorted((one, other) => other - one));
});
