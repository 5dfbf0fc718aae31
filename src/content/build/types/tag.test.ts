import { resolveTagKeys } from './tag';

test('TAG-4 resolves tags with the same path to the first key in the file, and uses the first spelling of a tag as its label', () => {
  const tags = { api: { label: 'API' }, rest: { label: 'REST', permalink: '/api' } };
  const location = { file: 'content/blog/a.mdx', line: 4, tagsFile: 'data/blog-tags.yaml' };
  const resolve = (written: string[]) =>
    resolveTagKeys(written, tags, location, { strict: false, warn: () => undefined });
  expect(resolve(['rest', 'api']).keys).toEqual(['api']);
  expect(resolve(['Big News', 'big news!']).labels).toEqual({ 'big-news': 'Big News' });
});
