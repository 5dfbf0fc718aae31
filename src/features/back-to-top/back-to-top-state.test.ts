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

test('SCR-3 each frame keeps 0.85 of the way, and ends at the top', () => {
  expect(nextPosition(1000)).toBe(850);
  expect(nextPosition(850)).toBe(722);
  let position = 1000;
  let frames = 0;
  while (position > 0 && frames < 200) {
    position = nextPosition(position);
    frames += 1;
  }
  expect(position).toBe(0);
  expect(frames).toBeLessThan(60);
});
