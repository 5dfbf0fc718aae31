import { toHitAddress } from './hit-address';

test.each([
  [
    'SRM-12 an address of the public site',
    'https://developers.example/docs/a?x=1#b',
    '',
    { href: '/docs/a?x=1#b', isExternal: false },
  ],
  ['SRM-12 a path', '/docs/a#b', '', { href: '/docs/a#b', isExternal: false }],
  [
    'SRM-13 what the pattern names',
    'https://Other.example/a',
    'other\\.EXAMPLE',
    { href: 'https://Other.example/a', isExternal: true },
  ],
  [
    'SRM-13 a path that the pattern names by its host',
    '/playground/x',
    'site\\.example/playground',
    { href: '/playground/x', isExternal: true },
  ],
  ['SRM-11 a script', 'javascript:alert(1)', '', { href: '/', isExternal: false }],
])('%s', (_, url, pattern, address) => {
  expect(toHitAddress(url, pattern, 'https://site.example')).toEqual(address);
});
