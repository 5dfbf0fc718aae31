import { findUnknownTypes, HOST_FILES } from './media-types';

test('reports each file whose media type no host would know, and no other', () => {
  const files = ['/index.html', '/a/b.YAML', '/static/x.heic', '/LICENSE', ...HOST_FILES.map((name) => `/${name}`)];
  const problems = findUnknownTypes(files);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^\/static\/x\.heic: hosts do not know the media type of "heic"\. Allowed: html, css, /);
  expect(problems[1]).toMatch(/^\/LICENSE: /);
});
