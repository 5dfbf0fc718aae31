import { composeMeeting, OTHERS } from './meeting-picture';

const areas = (count: number, isPresenting = false) =>
  composeMeeting({
    people: Array.from({ length: count }, (_, index) => ({ id: `u${index}`, name: `Person ${index}` })),
    isPresenting,
  }).spots.map(({ x, y, width, height }) => [x, y, width, height]);

test('people stand side by side, and in two columns if there are many', () => {
  expect(areas(0)).toEqual([]);
  expect(areas(2)).toEqual([
    [0, 0, 320, 360],
    [320, 0, 320, 360],
  ]);
  expect(areas(4).at(-1)).toEqual([320, 180, 320, 180]);
});

test('a presentation takes most of the picture', () => {
  expect(areas(2, true)).toEqual([
    [480, 0, 160, 180],
    [480, 180, 160, 180],
  ]);
});

test('everybody has a name', () => {
  expect(composeMeeting({ people: OTHERS, isPresenting: false }).spots.map(({ name }) => name)).toEqual([
    'Lena',
    'Tariq',
  ]);
});
