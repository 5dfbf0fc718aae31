import { fill } from './fill';
import { plural } from './words';

test('names in braces are replaced, and stay without a value', () => {
  expect(fill('{a} and {b} and {a}', { a: 1 })).toBe('1 and {b} and 1');
});

test('the form of a number', () => {
  const forms = { one: '{count} result in {area}', other: '{count} results in {area}' };
  expect([0, 1, 2].map((count) => plural(count, forms, { area: 'Blog' }))).toEqual([
    '0 results in Blog',
    '1 result in Blog',
    '2 results in Blog',
  ]);
  expect(plural(1, { other: '{count} Treffer' })).toBe('1 Treffer');
});
