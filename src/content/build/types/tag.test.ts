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

test('BLD-10 reports an unknown tag with file, line, value and the nearest tags', () => {
  expect(resolve(['api', 'layer', 'zzzzzz']).problems).toEqual([
    {
      file: 'content/docs/a.mdx',
      line: 4,
      message: 'field "tags": found "layer", which is not in data/docs-tags.yaml; nearest: layers',
    },
    {
      file: 'content/docs/a.mdx',
      line: 4,
      message: 'field "tags": found "zzzzzz", which is not in data/docs-tags.yaml; nearest: (none)',
    },
  ]);
});

test('TAG-4 resolves tags with the same path to the first key in the file, and uses the first spelling of a tag as its label', () => {
  const shared = { api: { label: 'API' }, rest: { label: 'REST', permalink: '/api' } };
  const location = { file: 'content/blog/a.mdx', line: 4, tagsFile: 'data/blog-tags.yaml' };
  expect(resolveTagKeys(['rest', 'api'], shared, location, { strict: true, warn: () => undefined }).keys).toEqual([
    'api',
  ]);
  expect(
    resolveTagKeys(['Big News', 'big news!'], shared, location, { strict: false, warn: () => undefined }).labels,
  ).toEqual({ 'big-news': 'Big News' });
});
