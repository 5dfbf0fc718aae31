import { buildTags, type TaggedEntry } from './build-tags';

const pathOf = (key: string, permalink: string | undefined): string => `/docs/tags${permalink ?? `/${key}`}`;
const entry = (tagKeys: string[], unlisted = false) => ({ tagKeys, unlisted });

test('TAG-4 label, path and description come from the tags file, else from the key', () => {
  const definitions = {
    api: { label: 'API', description: 'Calls', permalink: '/the-api' },
    unused: { label: 'Unused' },
  };
  expect(buildTags([entry(['api', 'layers'])], definitions, pathOf)).toEqual([
    { key: 'api', label: 'API', path: '/docs/tags/the-api', description: 'Calls', count: 1, unlisted: false },
    { key: 'layers', label: 'layers', path: '/docs/tags/layers', description: null, count: 1, unlisted: false },
  ]);
});

test('TAG-4 a tag that no file lists has the label of the entry that comes first', () => {
  const entries: TaggedEntry[] = [
    entry(['a', 'b']),
    { ...entry(['a']), inlineTags: { a: 'The A' } },
    { ...entry(['a', 'b']), inlineTags: { a: 'An A', b: 'The B' } },
  ];
  expect(buildTags(entries, { b: { label: 'B' } }, pathOf).map(({ label }) => label)).toEqual(['B', 'The A']);
});

test('DOC-10 unlisted entries are not counted, and a tag with only such entries is unlisted', () => {
  expect(buildTags([entry(['a', 'b']), entry(['a'], true), entry(['c'], true)], {}, pathOf)).toMatchObject([
    { key: 'a', count: 1, unlisted: false },
    { key: 'b', count: 1, unlisted: false },
    { key: 'c', count: 0, unlisted: true },
  ]);
});

test('TAG-1 tags are in the order of their labels, without regard to case', () => {
  const definitions = { x: { label: 'beta' }, y: { label: 'Alpha' }, z: { label: 'alto' } };
  expect(buildTags([entry(['x', 'y', 'z'])], definitions, pathOf).map(({ label }) => label)).toEqual([
    'Alpha',
    'alto',
    'beta',
  ]);
});

test('a key that an object prototype knows is an ordinary key', () => {
  expect(buildTags([entry(['constructor'])], {}, pathOf)).toMatchObject([
    { key: 'constructor', label: 'constructor', path: '/docs/tags/constructor' },
  ]);
});
