import { valueAt, withValue } from './json-value';

test('a value is set at a path, and what is missing on the way is made', () => {
  expect(withValue({}, ['user', 'name'], 'Mara')).toEqual({ user: { name: 'Mara' } });
  expect(withValue({ map: [[1, 2]] }, ['map', 1], [3])).toEqual({ map: [[1, 2], [3]] });
  expect(withValue({ a: 'text' }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
});

test('removing the last property of an object removes the object, but neither the root nor an entry of a list', () => {
  expect(withValue({ a: { b: { c: 1 } }, d: 2 }, ['a', 'b', 'c'], undefined)).toEqual({ d: 2 });
  expect(withValue({ a: 1 }, ['a'], undefined)).toEqual({});
  expect(withValue({ list: [{ a: 1 }, 2] }, ['list', 0, 'a'], undefined)).toEqual({ list: [{}, 2] });
  expect(withValue({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] });
});

test('a property that changes keeps its place, and the given value is left as it is', () => {
  const before = { a: 1, b: 2 };
  expect(Object.keys(withValue(before, ['a'], 3) as object)).toEqual(['a', 'b']);
  expect(before).toEqual({ a: 1, b: 2 });
});

test('a value is read at a path, and undefined where there is none', () => {
  expect(valueAt({ a: [{ b: null }] }, ['a', 0, 'b'])).toBeNull();
  expect(valueAt({ a: 'text' }, ['a', 'b', 'c'])).toBeUndefined();
});
