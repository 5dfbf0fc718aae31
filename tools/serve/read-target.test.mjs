import { readTarget } from './read-target.mjs';

const path = (value, query = '') => ({ kind: 'path', path: value, query });
const none = (status) => ({ kind: 'none', status });

test.each([
  ['/', path('/')],
  ['/docs/sdks', path('/docs/sdks')],
  ['/docs/sdks/?a?b', path('/docs/sdks/', '?a?b')],
  ['/a%20b', path('/a b')],
  ['/docs?next=//evil.example/..', path('/docs', '?next=//evil.example/..')],
  ['http://evil.example/docs', path('/docs')],
  ['//docs///sdks?a=//', { kind: 'redirect', location: '/docs/sdks?a=//' }],
  ['//evil.example/x', { kind: 'redirect', location: '/evil.example/x' }],
  ['//evil.example/..%2fsearch.html', none(404)],
  ['//evil.example/%2e%2e', none(404)],
  ['/..%2fv1.html', none(404)],
  ['/../v1', none(404)],
  ['/./docs', none(404)],
  ['/..\\v1', none(404)],
  ['/..%5cv1', none(404)],
  ['/%00', none(404)],
  ['/%0d%0aset-cookie:a=1', none(404)],
  ['/%7f', none(404)],
  ['/%E0%A4%A', none(400)],
  ['/%', none(400)],
  ['*', none(400)],
  ['', none(400)],
  ['docs', none(400)],
])('%j', (target, expected) => {
  expect(readTarget(target, '/')).toEqual(expected);
});

test.each([
  ['/portal/', path('/')],
  ['/portal', path('/')],
  ['/portal?a=1', path('/', '?a=1')],
  ['/portal/docs', path('/docs')],
  ['/%70ortal/docs', path('/docs')],
  ['//portal/docs', { kind: 'redirect', location: '/portal/docs' }],
  ['/', { kind: 'none', status: 404, isOutside: true }],
  ['/portals/docs', { kind: 'none', status: 404, isOutside: true }],
  ['/docs', { kind: 'none', status: 404, isOutside: true }],
])('below /portal/: %j', (target, expected) => {
  expect(readTarget(target, '/portal/')).toEqual(expected);
});
