import { mayPrefetch } from './connection';

test.each([
  ['a browser that tells nothing', undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['an unknown speed', { saveData: false }, true],
  ['readers who save data', { saveData: true, effectiveType: '4g' }, false],
  ['a slow connection', { effectiveType: '2g' }, false],
  ['a very slow connection', { effectiveType: 'slow-2g' }, false],
])('pages are fetched ahead for %s: %o', (_name, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
