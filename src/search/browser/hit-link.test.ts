import { siteConfig } from '../../site/config/site-config';
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
  [
    'SRM-11 a javascript: URL that matches the pattern becomes the home page',
    'javascript:alert("other.example")',
    'other\\.example',
    { href: '/', isExternal: false },
  ],
  [
    'SRM-11 a path that starts with two slashes does not lead to another host',
    'https://x//evil/a',
    '',
    { href: '/evil/a', isExternal: false },
  ],
  [
    'SRM-11 a path that starts with a slash and a backslash does not lead to another host',
    'https://x/\\evil/a',
    '',
    { href: '/evil/a', isExternal: false },
  ],
])('%s', (_, url, pattern, expected) => {
  expect(toHitLink(url, pattern, 'https://site.example')).toEqual(expected);
});

test('RTE-9 SRM-11 a URL that is no page leads to the home page below the base path', () => {
  const baseUrl = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
  const found = ['javascript:alert(1)', 'https://'].map((url) => toHitLink(url, '', 'https://site.example'));
  baseUrl.restore();
  expect(found.map(({ href }) => href)).toEqual(['/portal/', '/portal/']);
});
