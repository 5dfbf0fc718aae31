import { placeBox } from './place-box';

const WINDOW = { width: 360, height: 700 };
const BOX = { width: 300, height: 100 };

test.each([
  ['below the word', { left: 20, top: 100, bottom: 120 }, { left: 20, top: 120 }],
  ['above it, if there is no room below', { left: 20, top: 600, bottom: 620 }, { left: 20, top: 500 }],
  ['inside the window on the right', { left: 300, top: 100, bottom: 120 }, { left: 52, top: 120 }],
  ['inside the window on the left', { left: -40, top: 100, bottom: 120 }, { left: 8, top: 120 }],
])('a box goes %s', (_name, word, place) => {
  expect(placeBox(word, BOX, WINDOW)).toEqual(place);
});

test('a box that has no room above either goes below', () => {
  expect(placeBox({ left: 20, top: 50, bottom: 70 }, BOX, { width: 360, height: 120 })).toEqual({ left: 20, top: 70 });
});
