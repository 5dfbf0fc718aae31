import { refusedScheme } from './link-schemes';

test.each([
  ['javascript:alert(1)', 'javascript'],
  ['  JavaScript:alert(1)', 'javascript'],
  ['java\nscript:alert(1)', 'javascript'],
  ['data:text/html,a', 'data'],
  ['vbscript:go', 'vbscript'],
  ['ftp://a.example', 'ftp'],
  ['https://a.example', undefined],
  ['mailto:a@b.example', undefined],
  ['/docs/a:b', undefined],
  ['#javascript', undefined],
  ['../a?b=c:d', undefined],
])('the scheme of %j that is refused is %s', (href, scheme) => {
  expect(refusedScheme(href)).toBe(scheme);
});
