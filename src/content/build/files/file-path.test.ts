import { docPath, pagePath, postPath, splitPostPath } from './file-path';

test.each([
  ['rest/rooms.mdx', undefined, '', '/docs/rest/rooms'],
  ['rest/rooms.mdx', '/rooms', '1.0', '/docs/1.0/rooms'],
])('RTE-2 the doc %s with the slug %p in version "%s" has the URL path %s', (path, slug, version, address) => {
  expect(docPath(path, slug, version)).toBe(address);
});

test.each([
  ['2024-03-05-name.mdx', undefined, '/blog/name'],
  ['series/2024-03-05-name.mdx', 'other', '/blog/other'],
])('BLG-1 the post %s with the slug %p has the URL path %s', (path, slug, address) => {
  expect(postPath(path, slug)).toBe(address);
});

test('BLG-1 reads the date from the beginning of a file or folder name', () => {
  expect(splitPostPath('2024-03-05-name/index.mdx')).toEqual({ folder: '', name: 'name', day: '2024-03-05' });
  expect(splitPostPath('name.md').day).toBeUndefined();
});

test.each([
  ['index.mdx', undefined, '/'],
  ['legal/terms.mdx', 'terms', '/terms'],
])('RTE-11 the page %s with the slug %p has the URL path %s', (path, slug, address) => {
  expect(pagePath(path, slug)).toBe(address);
});
