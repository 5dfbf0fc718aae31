import { nearestNames, similarNames } from './nearest';

const known = ['createRoom', 'getRoom', 'listRooms', 'setLayout'];

test.each([
  ['creatRoom', 'createRoom'],
  ['getroom', 'getRoom'],
  ['setlayouts', 'setLayout'],
  ['listRoom', 'listRooms'],
])('the nearest name to %s is %s', (name, nearest) => {
  expect(nearestNames(name, known)[0]).toBe(nearest);
});

test('returns up to the given number of names, nearest first', () => {
  expect(nearestNames('listRooms', known, 2)).toEqual(['listRooms', 'getRoom']);
  expect(nearestNames('x', [])).toEqual([]);
});

test('returns at most three similar names, nearest first', () => {
  expect(similarNames('lyer', ['layers', 'layer', 'player', 'layout', 'lawyer', 'zoom'])).toEqual([
    'layer',
    'layers',
    'player',
  ]);
  expect(similarNames('API', ['api'])).toEqual(['api']);
});

test('a name that differs in too many letters is not similar', () => {
  expect(similarNames('zzzzzz', ['layers'])).toEqual([]);
});
