import { namedLayoutBody, placePeople } from './layout-steps';
import { LAYOUT_NAMES, layoutSpots } from './predefined';
import { WIDESCREEN } from './types';

const PEOPLE = ['Mara', 'Jonas', 'Ines', 'Tariq', 'Luca', 'Sofia', 'Noah'];

test('the first person has the first spot, and all others are free', () => {
  expect(namedLayoutBody('present-lower-3', PEOPLE)).toEqual({
    layout: 'auto',
    name: 'present-lower-3',
    users: ['u-mara', '', '', ''],
  });
});

test('places are in hundredths of the canvas', () => {
  expect(placePeople('present-lower-3', PEOPLE).slice(0, 3)).toEqual([
    { x: 0, y: 33.33, width: 100, height: 66.67, isShown: true },
    { x: 0, y: 0, width: 33.36, height: 33.33, isShown: true },
    { x: 33.36, y: 0, width: 33.28, height: 33.33, isShown: true },
  ]);
});

test.each(LAYOUT_NAMES)(
  'in %s, spots are filled in order, and who has none stays below somebody who has one',
  (name) => {
    const places = placePeople(name, PEOPLE);
    const spots = layoutSpots(name, WIDESCREEN);
    expect(places).toHaveLength(PEOPLE.length);
    expect(places.map(({ isShown }) => isShown)).toEqual(PEOPLE.map((_person, index) => index < spots.length));
    for (const [index, { isShown, ...place }] of places.entries()) {
      const spot = spots[index % spots.length]!;
      expect(place.x).toBeCloseTo((spot.x / WIDESCREEN.width) * 100, 1);
      expect(place.y).toBeCloseTo((spot.y / WIDESCREEN.height) * 100, 1);
      expect(place.width).toBeCloseTo((spot.width / WIDESCREEN.width) * 100, 1);
      expect(place.height).toBeCloseTo((spot.height / WIDESCREEN.height) * 100, 1);
    }
  },
);
