import { resolveTagKeys } from './tag';

const tags = { api: { label: 'API' }, 'node-js': { label: 'Node.js' }, layers: { label: 'Layers' } };
const resolve = (written: string[], strict = true) => {
  const warn = jest.fn();
  return {
    ...resolveTagKeys(
      written,
      tags,
      { file: 'content/docs/a.mdx', line: 4, tagsFile: 'data/docs-tags.yaml' },
      { strict, warn },
    ),
    warnings: warn.mock.calls.flat(),
  };
};

test('TAG-4 a tag is written as its key or as its label, and counts once', () => {
  expect(resolve(['node-js', 'Node.js', 'api'])).toEqual({
    keys: ['node-js', 'api'],
    labels: {},
    problems: [],
    warnings: [],
  });
});

test('BLD-10 an unknown tag is refused with file, line, value and the nearest ones', () => {
  expect(resolve(['api', 'layer', 'zzzzzz']).problems).toEqual([
    {
      file: 'content/docs/a.mdx',
      line: 4,
      message: 'field "tags": found "layer", which data/docs-tags.yaml does not list; nearest: layers',
    },
    {
      file: 'content/docs/a.mdx',
      line: 4,
      message: 'field "tags": found "zzzzzz", which data/docs-tags.yaml does not list; nearest: (none)',
    },
  ]);
});

test('BLD-10 where the configuration says so it is a warning, and its path is the dashed form', () => {
  expect(resolve(['Big News!'], false)).toEqual({
    keys: ['big-news'],
    labels: { 'big-news': 'Big News!' },
    problems: [],
    warnings: ['content/docs/a.mdx:4 field "tags": found "Big News!", which data/docs-tags.yaml does not list'],
  });
});

test('TAG-4 labels that share a path share a tag', () => {
  expect(resolve(['Big News', 'big news!'], false).keys).toEqual(['big-news']);
});

test('TAG-4 tags of the file that share an address share the key that stands first, and the first text of a tag is its label', () => {
  const shared = { api: { label: 'API' }, rest: { label: 'REST', permalink: '/api' } };
  const place = { file: 'content/blog/a.mdx', line: 4, tagsFile: 'data/blog-tags.yaml' };
  expect(resolveTagKeys(['rest', 'api'], shared, place, { strict: true, warn: () => undefined }).keys).toEqual(['api']);
  expect(
    resolveTagKeys(['Big News', 'big news!'], shared, place, { strict: false, warn: () => undefined }).labels,
  ).toEqual({ 'big-news': 'Big News' });
});

test('a tag that an object prototype knows is not listed', () => {
  expect(resolve(['constructor']).problems).toHaveLength(1);
});
