import { category, link } from '../../shared/sidebar/test-support';
import { placeOf, placePages } from './place-pages';

const places = placePages([
  { type: 'html', value: '<hr>' },
  link('hidden', { unlisted: true }),
  link('intro'),
  category(
    'guides',
    [link('one'), { type: 'link', label: 'Code', href: 'https://a.example' }, category('deep', [link('two')])],
    { href: '/docs/guides' },
  ),
  category('loose', [link('three'), link('intro')]),
]);
const labels = (items: readonly { label?: string }[]) => items.map(({ label }) => label);

test('DOC-2 builds breadcrumbs from the outermost category to the page', () => {
  expect(placeOf(places, '/docs/two').breadcrumbs).toEqual([
    { label: 'guides', path: '/docs/guides' },
    { label: 'deep' },
    { label: 'two', path: '/docs/two' },
  ]);
  expect(labels(placeOf(places, '/docs/guides/').breadcrumbs)).toEqual(['guides']);
  expect(placeOf(places, '/docs/elsewhere')).toEqual({ breadcrumbs: [] });
  expect(placeOf(undefined, '/docs/two')).toEqual({ breadcrumbs: [] });
});

test.each([
  ['/docs/intro', undefined, 'guides'],
  ['/docs/TWO/', 'one', 'three'],
  ['/docs/elsewhere', undefined, undefined],
])('DOC-7 the neighbors of %s are %p and %p', (path, previous, next) => {
  const place = placeOf(places, path);
  expect([place.previous?.label, place.next?.label]).toEqual([previous, next]);
});

test('DOC-7 skips unlisted pages, but finds the neighbors of an unlisted page', () => {
  const items = [link('a'), link('u', { unlisted: true }), link('v', { unlisted: true }), link('b')];
  const found = placePages(items);
  expect(placeOf(found, '/docs/a').next?.label).toBe('b');
  expect(placeOf(found, '/docs/b').previous?.label).toBe('a');
  expect([placeOf(found, '/docs/v').previous?.label, placeOf(found, '/docs/v').next?.label]).toEqual(['a', 'b']);
});
