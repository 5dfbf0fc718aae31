import { WIDESCREEN } from './layouts/types';
import { moveRect, resizeRect } from './rect';
import { snap } from './snapping';

const rect = (x: number, y: number, width = 200, height = 100) => ({ x, y, width, height });

test.each([
  ['the left edge', rect(5, 50), [], rect(0, 50), [{ axis: 'x', at: 0 }]],
  ['the right edge', rect(1076, 50), [], rect(1080, 50), [{ axis: 'x', at: 1280 }]],
  ['the middle', rect(543, 50), [], rect(540, 50), [{ axis: 'x', at: 640 }]],
  [
    'an edge of another box',
    rect(304, 203),
    [rect(100, 100)],
    rect(300, 200),
    [
      { axis: 'x', at: 300 },
      { axis: 'y', at: 200 },
    ],
  ],
  ['nothing if no line is near', rect(411, 211), [], rect(411, 211), []],
])('PLAY-LAYOUT a moved box snaps to %s', (_name, moved, others, expected, guides) => {
  expect(snap(moved, null, others, WIDESCREEN, 7)).toEqual({ rect: expected, guides });
});

test.each([
  ['right', { x: 'end', y: null }, rect(0, 50, 636), rect(0, 50, 640)],
  ['left', { x: 'start', y: null }, rect(4, 50, 196), rect(0, 50, 200)],
  ['bottom', { x: null, y: 'end' }, rect(300, 50, 200, 306), rect(300, 50, 200, 310)],
] as const)('PLAY-LAYOUT a resized box snaps only its %s edge', (_name, edges, resized, expected) => {
  expect(snap(resized, edges, [], WIDESCREEN, 7).rect).toEqual(expected);
});

test('PLAY-LAYOUT a resized box does not snap to a line that would make it too small', () => {
  const edges = { x: 'end', y: null } as const;
  expect(snap(rect(300, 50, 25), edges, [rect(100, 300, 218)], WIDESCREEN, 7).rect).toEqual(rect(300, 50, 25));
  expect(snap(rect(300, 50, 25), edges, [rect(100, 300, 220)], WIDESCREEN, 7).rect).toEqual(rect(300, 50, 20));
});

test('PLAY-LAYOUT moved and resized boxes stay inside the canvas and keep the minimum size', () => {
  expect(moveRect(rect(10, 10), -50, 5000, WIDESCREEN)).toEqual(rect(0, 620));
  expect(resizeRect(rect(10, 10), { x: 'start', y: 'start' }, 500, 500, WIDESCREEN)).toEqual({
    x: 190,
    y: 90,
    width: 20,
    height: 20,
  });
  expect(resizeRect(rect(10, 10), { x: 'end', y: 'end' }, 5000, 5000, WIDESCREEN)).toEqual({
    x: 10,
    y: 10,
    width: 1270,
    height: 710,
  });
  // An imported box can be larger than the canvas.
  expect(moveRect(rect(2000, 0, 3000), 1, 0, WIDESCREEN).x).toBe(0);
});
