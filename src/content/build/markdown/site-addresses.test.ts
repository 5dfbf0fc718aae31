import { siteAddresses } from './site-addresses';

const { link, page, file } = siteAddresses({ url: 'https://a.example', baseUrl: '/sub/' });

test.each([
  ['a page', '/sub/docs/a', 'https://a.example/sub/docs/a.md'],
  ['the first page', '/sub/', 'https://a.example/sub/index.md'],
  ['a file', '/sub/openapi.yaml', 'https://a.example/sub/openapi.yaml'],
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
