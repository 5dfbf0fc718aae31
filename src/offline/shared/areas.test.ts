import { formatBytes, planArea, type SavablePages } from './areas';

const pages = { '/docs/a': [1000, 'a1', 0], '/docs/b': [2000, 'b1', 0], '/blog': [9000, 'c1', 1] } as const;
const site: SavablePages = { pages, kinds: [['doc.js'], ['blog.js']], search: { files: [], bytes: 500 } };

test('an area that is not saved is fetched as a whole; pages that the site does not have are left out', () => {
  expect(planArea(['/docs/a', '/docs/b', '/docs/a', '/docs/no'], site, {})).toEqual({
    pages: ['/docs/a', '/docs/b'],
    bytes: 3500,
    fetch: ['/docs/a', '/docs/b'],
    fetchBytes: 3000,
    remove: [],
  });
});

test('of a saved area, only what has changed is fetched, and what is gone is removed', () => {
  expect(planArea(['/docs/a', '/docs/b'], site, { '/docs/a': 'a1', '/docs/b': 'b0', '/docs/old': 'o1' })).toEqual({
    pages: ['/docs/a', '/docs/b'],
    bytes: 3500,
    fetch: ['/docs/b'],
    fetchBytes: 2000,
    remove: ['/docs/old'],
  });
});

test.each([
  [1, '1 KB'],
  [850_000, '850 KB'],
  [999_499, '1000 KB'],
  [999_500, '1.0 MB'],
  [5_340_000, '5.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
