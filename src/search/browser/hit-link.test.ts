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
])('%s', (_, url, pattern, expected) => {
  expect(toHitLink(url, pattern, 'https://site.example')).toEqual(expected);
});

const SITE = 'https://site.example';
/** What an index could contain to lead readers away, and where it leads instead. */
const HOSTILE: readonly (readonly [url: string, href: string])[] = [
  ['//evil.example/a', '/a'],
  ['/\\evil.example/a', '/a'],
  ['/\t/evil.example/a', '/a'],
  ['https://x/\\evil.example/a', '/evil.example/a'],
  ['https://x/.//evil.example/a', '/evil.example/a'],
  ['https://x/%2f/evil.example', '/%2f/evil.example'],
  ['http:\\\\evil.example/a', '/a'],
  [' \u0000https://evil.example/a', '/a'],
  ['https://docs.example@evil.example/a', '/a'],
  ['https://docs.example.evil.example/a', '/a'],
  ['https://evil.example/docs.example/a', '/docs.example/a'],
  ['https://evil.example/#docs.example', '/#docs.example'],
  ['https://docs.example\\@evil.example/a', 'https://docs.example\\@evil.example/a'],
  ['javascript:alert(1)//docs.example', '/'],
  ['java\tscript:alert("docs.example")', '/'],
  ['javascript://docs.example/%0aalert(1)', '/'],
  ['data:text/html,<a href="https://docs.example">', '/'],
  ['file:///docs.example', '/'],
  ['blob:https://docs.example/a', '/'],
  ['https://', '/'],
  ['http://x:99999/', '/'],
];

test.each(HOSTILE)('SRM-11 %j leads to %j, which only a browser at an expected host would leave', (url, href) => {
  const link = toHitLink(url, 'docs\\.example', SITE);
  expect(link.href).toBe(href);
  expect(['site.example', 'docs.example']).toContain(new URL(link.href, `${SITE}/docs/deep/page`).host);
});

test.each([
  ['docs.example', 'docs\\.example', true],
  ['www.docs.example', 'docs\\.example', true],
  ['www.docs.example', '^https://docs\\.example/', false],
  ['two.example', 'one\\.example|two\\.example', true],
  ['docs.example', '^https://', false],
  ['docs.example', 'docs\\.', false],
  ['docs.example', '/a', false],
])('SRM-13 the host %s with the pattern %s is external: %s', (host, pattern, isExternal) => {
  const url = `https://${host}/a?b#c`;
  expect(toHitLink(url, pattern, SITE)).toEqual({ href: isExternal ? url : '/a?b#c', isExternal });
});

test('RTE-9 SRM-11 a URL that is no page leads to the home page below the base path', () => {
  const baseUrl = jest.replaceProperty(siteConfig, 'baseUrl', '/portal/');
  const found = ['javascript:alert(1)', 'https://'].map((url) => toHitLink(url, '', 'https://site.example'));
  baseUrl.restore();
  expect(found.map(({ href }) => href)).toEqual(['/portal/', '/portal/']);
});
