import { siteAddresses } from './site-addresses';

const { link, page, file } = siteAddresses({ url: 'https://a.example', baseUrl: '/sub/' });

test.each([
  ['a page', '/sub/docs/a', 'https://a.example/sub/docs/a.md'],
  ['a section', '/sub/docs/a#b', 'https://a.example/sub/docs/a.md#b'],
  ['a page with a query', '/sub/docs/a?language=go#b', 'https://a.example/sub/docs/a.md#b'],
  ['the first page', '/sub/', 'https://a.example/sub/index.md'],
  ['a page without a twin', '/sub/playground/layouts/?x=1', 'https://a.example/sub/playground/layouts/?x=1'],
  ['a file', '/sub/openapi.yaml', 'https://a.example/sub/openapi.yaml'],
  ['a part of the page', '#b', '#b'],
  ['another site', 'https://b.example/', 'https://b.example/'],
  ['a mail address', 'mailto:a@b.example', 'mailto:a@b.example'],
])('links to %s', (_, href, expected) => {
  expect(link(href)).toBe(expected);
});

test('a path in data is without the base path', () => {
  expect(page('/docs/a#b')).toBe('https://a.example/sub/docs/a.md#b');
});

test('pictures have absolute URLs', () => {
  expect([file('/sub/a.png'), file('https://b.example/c.png')]).toEqual([
    'https://a.example/sub/a.png',
    'https://b.example/c.png',
  ]);
});
