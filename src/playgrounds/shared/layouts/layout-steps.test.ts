import { namedLayoutBody, placePeople } from './layout-steps';

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

test('who has no spot stays below somebody who has one', () => {
  const [mara, jonas, ines] = placePeople('two', PEOPLE);
  expect([mara?.isShown, jonas?.isShown]).toEqual([true, true]);
  expect(ines).toEqual({ ...mara, isShown: false });
});
