import { overlaps, parseMap, toMap } from './parse-map';
import { WIDESCREEN } from './types';

test('parses the spots of a map in order, with cover as the default fit', () => {
  expect(
    parseMap(
      [
        [0, 0, 960, 720],
        [960, 0, 320, 240, 'auto'],
      ],
      WIDESCREEN,
    ).spots,
  ).toEqual([
    { x: 0, y: 0, width: 960, height: 720, fit: 'cover' },
    { x: 960, y: 0, width: 320, height: 240, fit: 'auto' },
  ]);
});

test('parses a map from JSON text, as in a form body, and converts it back unchanged', () => {
  const { spots } = parseMap('[[0,0,1280,720,"contain"],[928,508,320,180]]', WIDESCREEN);
  expect(toMap(spots ?? [])).toEqual([
    [0, 0, 1280, 720, 'contain'],
    [928, 508, 320, 180],
  ]);
});

test.each<[string, unknown, string]>([
  ['text that is not JSON', '[[0,0', 'The map is not a list: write [[x, y, width, height], …].'],
  ['an empty list', [], 'The map contains 0 spots: allowed: 1 to 10.'],
  ['eleven spots', Array.from({ length: 11 }, () => [0, 0, 10, 10]), 'The map contains 11 spots: allowed: 1 to 10.'],
  [
    'six values',
    [[0, 0, 10, 10, 'cover', 1]],
    'Spot 1 is [0,0,10,10,"cover",1]: expected [x, y, width, height] with an optional fit.',
  ],
  [
    'a number as text',
    [
      [0, 0, 10, 10],
      [0, '5', 10, 10],
    ],
    'Spot 2 has "5" as y: expected a number.',
  ],
  ['an unknown fit', [[0, 0, 10, 10, 'stretch']], 'Spot 1 has the fit "stretch": allowed: cover, contain, auto.'],
  ['a width of 0', [[0, 0, 0, 10]], 'Spot 1 has the width 0: it must be above 0.'],
  ['a spot left of the canvas', [[-1, 0, 10, 10]], 'Spot 1 begins at x -1, left of the canvas.'],
  ['a spot above the canvas', [[0, -1, 10, 10]], 'Spot 1 begins at y -1, above the canvas.'],
  [
    'a spot that extends past the right edge',
    [[1200, 0, 100, 10]],
    'Spot 1 reaches to x 1300, but the canvas ends at 1280.',
  ],
  [
    'a spot that extends past the bottom edge',
    [[0, 600, 10, 200]],
    'Spot 1 reaches to y 800, but the canvas ends at 720.',
  ],
])('rejects %s with a message', (_name, map, message) => {
  expect(parseMap(map, WIDESCREEN).problems).toEqual([message]);
});

test('reports overlapping spots but not adjacent ones', () => {
  const { spots = [] } = parseMap(
    [
      [0, 0, 640, 720],
      [640, 0, 640, 720],
      [600, 0, 100, 100],
    ],
    WIDESCREEN,
  );
  expect(overlaps(spots)).toEqual([
    [1, 3],
    [2, 3],
  ]);
});
