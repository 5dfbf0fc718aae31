import { parsePath } from './link';

test.each([
  ['/docs', '/docs', '', ''],
  ['/docs?q=1#a', '/docs', '?q=1', '#a'],
  ['/docs#a?b', '/docs', '', '#a?b'],
  ['?q=1', '/', '?q=1', ''],
  ['/docs?#', '/docs', '', ''],
])('splits %s into its parts', (path, pathname, search, hash) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash });
});
