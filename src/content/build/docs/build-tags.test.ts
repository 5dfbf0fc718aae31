import { buildTags } from './build-tags';

const pathOf = (key: string, permalink: string | undefined): string => `/docs/tags${permalink ?? `/${key}`}`;
const entry = (tagKeys: string[], unlisted = false) => ({ tagKeys, unlisted });

test('TAG-4 takes label, path and description from the tags file, or label and path from the key', () => {
  const definitions = {
    api: { label: 'API', description: 'Calls', permalink: '/the-api' },
    unused: { label: 'Unused' },
  };
  expect(buildTags([entry(['api', 'layers'])], definitions, pathOf)).toEqual([
    { key: 'api', label: 'API', path: '/docs/tags/the-api', description: 'Calls', count: 1, unlisted: false },
    { key: 'layers', label: 'layers', path: '/docs/tags/layers', description: null, count: 1, unlisted: false },
  ]);
});

test('DOC-10 does not count unlisted entries and marks a tag with only such entries as unlisted', () => {
  expect(buildTags([entry(['a', 'b']), entry(['a'], true), entry(['c'], true)], {}, pathOf)).toMatchObject([
    { key: 'a', count: 1, unlisted: false },
    { key: 'b', count: 1, unlisted: false },
    { key: 'c', count: 0, unlisted: true },
  ]);
});

test('TAG-1 sorts tags by label, ignoring case', () => {
  const definitions = { x: { label: 'beta' }, y: { label: 'Alpha' }, z: { label: 'alto' } };
  expect(buildTags([entry(['x', 'y', 'z'])], definitions, pathOf).map(({ label }) => label)).toEqual([
    'Alpha',
    'alto',
    'beta',
  ]);
});
