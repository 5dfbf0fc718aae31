import { nearestNames } from './nearest-names';

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
