import { mayPrefetch } from './connection';

test.each([
  ['a browser that reports nothing', undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['an unknown speed', { saveData: false }, true],
  ['a reader who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['a slow connection', { effectiveType: '2g' }, false],
  ['a very slow connection', { effectiveType: 'slow-2g' }, false],
])('prefetching depends on the connection: %s (%o)', (_name, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
