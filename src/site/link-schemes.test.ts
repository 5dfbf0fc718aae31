import { refusedScheme } from './link-schemes';

test.each([
  ['javascript:alert(1)', 'javascript'],
  ['data:text/html,a', 'data'],
  ['ftp://a.example', 'ftp'],
  ['/docs/a:b', undefined],
  ['../a?b=c:d', undefined],
])('the scheme of %j that is refused is %s', (href, scheme) => {
  expect(refusedScheme(href)).toBe(scheme);
});
