import { viewOf } from './gallery-view';

test.each([
  ['', { kind: 'page' }],
  ['?frames=phone', { kind: 'frames', width: 'phone' }],
  ['?frames=wide&language=php', { kind: 'frames', width: 'wide' }],
  ['?framed=dark', { kind: 'framed', mode: 'dark' }],
  // A frame never contains further frames.
  ['?frames=phone&framed=light', { kind: 'framed', mode: 'light' }],
  ['?frames=huge&framed=purple', { kind: 'page' }],
])('the query %s shows %j', (query, view) => {
  expect(viewOf(query)).toEqual(view);
});
