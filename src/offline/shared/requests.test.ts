import { kindOf, mayKeep, pageKey } from './requests';

test.each([
  ['/docs/sdks', true, 'page'],
  ['/', true, 'page'],
  ['/docs/sdks.html', true, 'page'],
  ['/docs/sdks', false, 'other'],
  ['/openapi.json', true, 'other'],
  ['/docs/rest/a.md', true, 'other'],
  ['/page-data/0ac85289/docs/sdks/page-data.json', false, 'data'],
  ['/page-data/sq/d/1266229287.json', false, 'data'],
  ['/app-9a5f7d8d.js', false, 'file'],
  ['/app.adb65e0a.css', false, 'file'],
  ['/diagrams/a.svg', false, 'file'],
  ['/search-index/index.affef2f69f7c.json', false, 'file'],
  ['/search-index/manifest.json', false, 'latest'],
  ['/search-index/2.0-beta.1/index.affef2f69f7c.json', false, 'file'],
  ['/search-index/current/manifest.json', false, 'latest'],
  ['/search-index/1.0/a/manifest.json', false, 'other'],
  ['/docs/2.0', true, 'page'],
  ['/docs/2.0.md', true, 'other'],
  ['/console/createRoom.json', false, 'latest'],
  ['/console/mock-calls.json', false, 'latest'],
  ['/sw.js', false, 'other'],
  ['/favicon.svg', false, 'other'],
])('%s (navigation: %s) is a %s, also below a base path', (path, isNavigation, kind) => {
  expect(kindOf(path, '/', isNavigation)).toBe(kind);
  expect(kindOf(`/portal${path}`, '/portal/', isNavigation)).toBe(kind);
  expect(kindOf(`/other${path}`, '/portal/', isNavigation)).toBe('other');
});

test('the base path itself is a page', () => {
  expect(kindOf('/portal', '/portal/', true)).toBe('page');
  expect(kindOf('/portalis', '/portal/', true)).toBe('other');
});

test('all forms of an address have one key, so that queries do not multiply what is kept', () => {
  const forms = [
    '/docs/sdks',
    '/docs/sdks/',
    '/docs/sdks.html',
    '/docs/sdks/index.html',
    '/docs/sdks?a=1',
    '/docs/sdks/#b',
  ];
  expect(new Set(forms.map((form) => pageKey(form, '/')))).toEqual(new Set(['/docs/sdks']));
  const roots = ['/portal', '/portal/', '/portal/index.html', '/portal/?a=1'];
  expect(new Set(roots.map((form) => pageKey(form, '/portal/')))).toEqual(new Set(['/portal/']));
  expect(pageKey('/', '/')).toBe('/');
});

const response = (headers: Record<string, string> = {}, facts = {}) => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html', ...headers }),
  ...facts,
});

test('keeps complete responses of the same origin', () => {
  expect(mayKeep(response(), 'page')).toBe(true);
  expect(mayKeep(response({ 'content-type': 'application/json' }), 'file')).toBe(true);
  expect(mayKeep(response({ 'cache-control': 'public, max-age=0, must-revalidate' }), 'page')).toBe(true);
});

test.each([
  ['a missing page', response({}, { status: 404 })],
  ['a part', response({}, { status: 206 })],
  ['a response of another origin', response({}, { type: 'opaque' })],
  ['what a redirect led to', response({}, { redirected: true })],
  ['what the host forbids to store', response({ 'cache-control': 'no-store' })],
  ['what is different for every request', response({ vary: '*' })],
  ['a file in place of a page', response({ 'content-type': 'text/plain' })],
])('does not keep %s', (_, found) => {
  expect(mayKeep(found, 'page')).toBe(false);
});

test('does not keep a page in place of a file', () => {
  expect(mayKeep(response(), 'file')).toBe(false);
});
