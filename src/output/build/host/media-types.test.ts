import { findUnknownTypes, HOST_FILES } from './media-types';

test('reports each kind of file whose media type no host would know, and no other', () => {
  const known = ['/index.html', '/a/b.YAML', '/static/x.mjs', ...HOST_FILES.map((name) => `/${name}`)];
  expect(findUnknownTypes(known)).toEqual([]);
  const problems = findUnknownTypes([...known, '/static/x.heic', '/static/y.heic', '/LICENSE']);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(
    /^\/static\/x\.heic and 1 more: hosts do not know the media type of "\.heic"\. Allowed: html, css, /,
  );
  expect(problems[1]).toMatch(/^\/LICENSE: hosts do not know the media type of files without an extension\. /);
});
