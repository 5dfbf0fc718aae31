import { nearestNames, similarNames } from './nearest';

const known = ['createRoom', 'getRoom', 'listRooms', 'setLayout'];

test.each([
  ['creatRoom', 'createRoom'],
  ['getroom', 'getRoom'],
  ['setlayouts', 'setLayout'],
  ['listRoom', 'listRooms'],
])('%s is nearest to %s', (name, nearest) => {
  expect(nearestNames(name, known)[0]).toBe(nearest);
});

test('as many as wanted, the closest first', () => {
  expect(nearestNames('listRooms', known, 2)).toEqual(['listRooms', 'getRoom']);
  expect(nearestNames('x', [])).toEqual([]);
});

test('the nearest names come first, at most three of them', () => {
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
