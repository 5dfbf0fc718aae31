import { matchRedirect, type Redirects } from '../../../site/redirects';
import { compileRedirects } from './compile-redirects';

const data: Redirects = {
  redirects: [
    { from: '/old.page', to: '/new#part', status: 301 },
    { from: '/v1/:group/:name', to: '/docs/:name/:group?from=v1', status: 308 },
    { from: '/archive/*', to: '/blog/:splat', status: 302 },
    { from: '/shop', to: 'https://shop.example/a b', status: 307 },
  ],
  gone: ['/gone/:name', '/beta/*'],
};

/** What the compiled rules answer, as a host applies them. */
function answer(path: string, baseUrl: string): string | undefined {
  const { redirects, gone } = compileRedirects(data, baseUrl);
  const found = redirects.find(({ pattern }) => new RegExp(pattern).test(path));
  if (found) return `${found.status} ${path.replace(new RegExp(found.pattern), found.to)}`;
  return gone.some(({ pattern }) => new RegExp(pattern).test(path)) ? '410' : undefined;
}

test.each([
  ['/old.page', '301 /portal/new#part'],
  ['/oldxpage', undefined],
  ['/v1/rest/rooms', '308 /portal/docs/rooms/rest?from=v1'],
  ['/v1/rest/rooms/x', undefined],
  ['/archive/2020/may', '302 /portal/blog/2020/may'],
  ['/archive', undefined],
  ['/shop', '307 https://shop.example/a%20b'],
  ['/gone/x', '410'],
  ['/gone', undefined],
  ['/beta/a/b', '410'],
  // Whatever a host would have to encode leads nowhere.
  ['/archive/a\r\nset-cookie: b', undefined],
  ['/archive/a b', undefined],
  ['/archive//evil.example', undefined],
])('%j answers %j', (path, expected) => {
  expect(answer(path, '/portal/')).toBe(expected);
});

test('says the same as the rules themselves', () => {
  for (const path of ['/old.page', '/v1/rest/rooms', '/archive/2020/may', '/shop', '/gone/x', '/beta/a/b', '/none']) {
    const moved = matchRedirect(path, data);
    const expected = moved?.status === 410 ? '410' : moved && `${moved.status} ${moved.to}`;
    expect(answer(path, '/')).toBe(expected);
  }
});

test('each rule has an example that it matches, and no earlier one', () => {
  const { redirects, gone } = compileRedirects(data, '/');
  for (const [index, { example }] of redirects.entries())
    expect(redirects.findIndex(({ pattern }) => new RegExp(pattern).test(example))).toBe(index);
  for (const { pattern, example } of gone) expect(example).toMatch(new RegExp(pattern));
});
