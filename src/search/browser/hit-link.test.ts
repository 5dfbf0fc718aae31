import { toHitLink } from './hit-link';

test.each([
  [
    'SRM-12 a URL of the public site becomes a path',
    'https://developers.example/docs/a?x=1#b',
    '',
    { href: '/docs/a?x=1#b', isExternal: false },
  ],
  ['SRM-12 a path stays as it is', '/docs/a#b', '', { href: '/docs/a#b', isExternal: false }],
  [
    'SRM-13 a URL that matches the pattern is external',
    'https://Other.example/a',
    'other\\.EXAMPLE',
    { href: 'https://Other.example/a', isExternal: true },
  ],
  [
    'SRM-13 a path is external if its full URL matches the pattern',
    '/playground/x',
    'site\\.example/playground',
    { href: '/playground/x', isExternal: true },
  ],
  ['SRM-11 a javascript: URL becomes the home page', 'javascript:alert(1)', '', { href: '/', isExternal: false }],
])('%s', (_, url, pattern, expected) => {
  expect(toHitLink(url, pattern, 'https://site.example')).toEqual(expected);
});
