import { buildPage, pageFrontMatter } from './page';

const build = (frontMatter: object, relativePath: string, body = '') => {
  const file = { frontMatter: pageFrontMatter.parse(frontMatter), body, bodyOffset: 3, lineOf: () => 1 };
  return buildPage(file, {
    relativePath,
    sourcePath: `pages/${relativePath}`,
    displayPath: `content/pages/${relativePath}`,
  });
};

test.each([
  ['index.mdx', {}, '/'],
  ['about.mdx', { slug: 'about_rondo_cloud' }, '/about_rondo_cloud'],
])('RTE-11 builds the path of %s with %j: %s', (relativePath, options, path) => {
  expect(build({ title: 'A', ...options }, relativePath).page.path).toBe(path);
});

test('sections are folded only if the front matter has a level', () => {
  expect(build({ title: 'A' }, 'a.mdx').page.foldLevel).toBeNull();
  expect(build({ title: 'A', fold_heading_level: 3 }, 'a.mdx').page.foldLevel).toBe(3);
});
