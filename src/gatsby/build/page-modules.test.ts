import { join, resolve } from 'node:path';
import { isOutsideOfSource, isPageModule } from './page-modules';
import { createFixtureFolder } from './test-support';

test.each([
  ['src/pages/404.tsx', true],
  ['src/templates/doc.tsx', true],
  ['src/site/slug.ts', false],
  ['src/site/deleted.ts', false],
  ['gatsby-browser.tsx', false],
  ['.cache/production-app.js', false],
])('is a page module: %s %s', (path, expected) => expect(isPageModule(resolve(path))).toBe(expected));

test('a module with a query is a page module', () => {
  const { folder, remove } = createFixtureFolder({
    'src/views/frame.tsx': 'export const query = graphql`{ site { id } }`;',
    'src/views/text.tsx': 'export const graphql = 1;',
    '.cache/dev-404-page.js': 'const query = graphql`{ site { id } }`;',
    '.cache/app.js': 'start();',
  });
  const before = process.cwd();
  process.chdir(folder);
  const paths = ['src/views/frame.tsx', 'src/views/text.tsx', '.cache/dev-404-page.js', '.cache/app.js'];
  expect(paths.map((path) => isPageModule(join(folder, path)))).toEqual([true, false, true, false]);
  process.chdir(before);
  remove();
});

test('modules of Gatsby are outside', () => {
  expect(['src/site/slug.ts', '.cache/fragments/a.js'].map((path) => isOutsideOfSource(resolve(path)))).toEqual([
    false,
    true,
  ]);
});
