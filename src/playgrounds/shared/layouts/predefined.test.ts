import { automaticLayout, layoutSpots, type LayoutName } from './predefined';
import { STANDARD, WIDESCREEN } from './types';

const areas = (name: LayoutName, canvas = WIDESCREEN) =>
  layoutSpots(name, canvas).map(({ x, y, width, height }) => [x, y, width, height]);

test.each<[LayoutName, number]>([
  ['one', 1],
  ['two', 2],
  ['four', 4],
  ['six', 6],
  ['nine', 9],
  ['present-lower-3', 4],
  ['present-upper-6', 7],
  ['present-two-upper-6', 8],
  ['present-upper-right-9', 10],
  ['present-vertical-9', 10],
])('%s has %i spots that stay inside both canvases and fill them without overlap', (name, count) => {
  for (const canvas of [WIDESCREEN, STANDARD]) {
    const spots = layoutSpots(name, canvas);
    expect(spots).toHaveLength(count);
    expect(spots.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(canvas.width * canvas.height);
    for (const { x, y, width, height } of spots) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(canvas.width);
      expect(y + height).toBeLessThanOrEqual(canvas.height);
    }
  }
});

test.each<[LayoutName, number[][]]>([
  [
    'six',
    [
      [0, 0, 427, 360],
      [427, 0, 426, 360],
      [853, 0, 427, 360],
      [0, 360, 427, 360],
      [427, 360, 426, 360],
      [853, 360, 427, 360],
    ],
  ],
  [
    'present-lower-3',
    [
      [0, 240, 1280, 480],
      [0, 0, 427, 240],
      [427, 0, 426, 240],
      [853, 0, 427, 240],
    ],
  ],
])('%s has the expected spots in the expected order', (name, expected) => {
  expect(areas(name)).toEqual(expected);
});

test.each([
  [0, null],
  [1, 'one'],
  [2, 'two'],
  [4, 'four'],
  [6, 'six'],
  [30, 'nine'],
])('the automatic layout for %i videos is %s', (videos, name) => {
  expect(automaticLayout(videos)).toBe(name);
});
