import { viewOf } from './gallery-view';

test.each([
  ['', { kind: 'page' }],
  ['?framed=dark', { kind: 'framed', mode: 'dark' }],
  ['?frames=huge&framed=purple', { kind: 'page' }],
])('the query %s shows %j', (query, view) => {
  expect(viewOf(query)).toEqual(view);
});
