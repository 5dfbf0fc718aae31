import { valueAt } from './json-value';

test('a value is read at a path, and undefined where there is none', () => {
  expect(valueAt({ a: [{ b: null }] }, ['a', 0, 'b'])).toBeNull();
  expect(valueAt({ a: 'text' }, ['a', 'b', 'c'])).toBeUndefined();
});
