import { twinOf } from './twins';

test.each([
  ['/', '/index.md'],
  ['/docs/rest/errors', '/docs/rest/errors.md'],
  ['/blog/page/2', '/blog/page/2.md'],
  ['/about/', '/about.md'],
])('the twin of %s is %s', (path, twin) => {
  expect(twinOf(path)).toBe(twin);
});

test.each(['/search', '/offline', '/404', '/404.html', '/playground/layouts/', '/playground/sources'])(
  '%s has no twin',
  (path) => {
    expect(twinOf(path)).toBeUndefined();
  },
);
