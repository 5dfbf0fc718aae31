import { absoluteUrl, isExternal, isFile, isSamePath, joinPath, routes, withBase } from './routes';

test('RTE-2 docs routes keep their case and contain the version only if it has a path', () => {
  expect(routes.doc('', 'rest/SFU_vs_MCU')).toBe('/docs/rest/SFU_vs_MCU');
  expect(routes.doc('1.0', 'rest/api')).toBe('/docs/1.0/rest/api');
  expect(routes.doc('', '/sdks/')).toBe('/docs/sdks');
  expect(routes.docsRoot('')).toBe('/docs');
});

test('RTE-3 category and tag routes are below the version', () => {
  expect(routes.docCategory('', 'usage')).toBe('/docs/category/usage');
  expect(routes.docCategory('1.0', 'usage')).toBe('/docs/1.0/category/usage');
  expect(routes.docTags('')).toBe('/docs/tags');
  expect(routes.docTag('', 'layers')).toBe('/docs/tags/layers');
  expect([1, 2].map(routes.blog)).toEqual(['/blog', '/blog/page/2']);
});

test('SRP escapes the query of the search page', () => {
  expect(routes.search('a&b=c d')).toBe('/search?q=a%26b%3Dc%20d');
});

test.each([
  [['/docs/', '/a/', 'b'], '/docs/a/b'],
  [['', ''], '/'],
  [['a//b'], '/a/b'],
])('joins %p to %s', (parts, expected) => {
  expect(joinPath(...parts)).toBe(expected);
});

test.each([
  ['/docs/a', '/docs/a/', true],
  ['/', '', true],
  ['/docs', '/docs/a', false],
])('RTE-7 ignores trailing slash and case when comparing %s with %s: %p', (one, other, same) => {
  expect(isSamePath(one, other)).toBe(same);
});

test.each([
  ['https://a.example', true],
  ['//a.example/x', true],
  ['mailto:a@b.example', true],
  ['/docs', false],
  ['#a', false],
  ['docs/a:b', false],
])('RTE-9 %s leaves the site: %p', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});

test.each([
  ['/a.pdf', true],
  ['/feed.xml?x#y', true],
  ['/docs/a', false],
  ['/404.html', false],
  ['/docs/node.js-sdk', false],
  ['/docs/2.10', false],
  ['/docs/2024.01?a=1#b', false],
  ['/recording.mp4', true],
  ['/archive.7z', true],
  ['/docs/a?file=x.pdf', false],
])('RTE-9 %s is a file: %p', (href, expected) => {
  expect(isFile(href)).toBe(expected);
});

test('RTE-9 prepends the base path to paths of the site only', () => {
  expect(withBase('/', '/docs')).toBe('/docs');
  expect(withBase('/portal/', '/docs')).toBe('/portal/docs');
  expect(withBase('/portal/', 'https://a.example/')).toBe('https://a.example/');
  expect(withBase('/portal/', '#a')).toBe('#a');
});

test('META-1 an absolute URL consists of host, base path and path', () => {
  expect(absoluteUrl('https://a.example', '/portal/', '/docs')).toBe('https://a.example/portal/docs');
  expect(absoluteUrl('https://a.example', '/', '/')).toBe('https://a.example/');
});
