/**
 * Checks that the installed packages contain what this folder changes. Reads their files, because their classes are
 * only available during a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const gatsby = (file: string): string => readFileSync(join('node_modules/gatsby', file), 'utf8');

test('the CSS extractor and the minifier have the expected class names', () => {
  expect(readFileSync('node_modules/mini-css-extract-plugin/dist/index.js', 'utf8')).toContain(
    'class MiniCssExtractPlugin',
  );
  const terser = readFileSync('node_modules/terser-webpack-plugin/dist/index.js', 'utf8');
  expect(terser).toContain('class TerserPlugin');
  expect(terser).toContain('TerserPlugin.swcMinify');
});

test('Gatsby creates the parts of its configuration that we change', () => {
  const config = gatsby('dist/utils/webpack.config.js');
  for (const part of [
    'styles: {',
    'shared: {',
    'config.target = [`web`, `es5`]',
    'name: `framework`',
    'minSize: 20000',
  ])
    expect(config).toContain(part);
  expect(gatsby('dist/utils/webpack-utils.js')).toContain('localIdentName: `');
});

test("the rule for TypeScript, which is removed, does the same as Gatsby's rule for modules of the site", () => {
  const plugin = readFileSync('node_modules/gatsby-plugin-typescript/gatsby-node.js', 'utf8');
  const loader = /loaders\.js\(\{[^}]*isPageTemplate: \/async-requires\/\.test\(issuer\),\s*resourceQuery\s*\}\)/;
  expect(plugin).toMatch(/rules: \[\{\s*test: \/\\.tsx\?\$\/,\s*use: /);
  expect(plugin).toMatch(loader);
  expect(gatsby('dist/utils/webpack-utils.js')).toMatch(loader);
});

test('Gatsby resolves the webpack version whose types we use', () => {
  expect(existsSync(join(dirname(require.resolve('gatsby/package.json')), 'node_modules/webpack'))).toBe(false);
});

test('there are no functions, which Gatsby would compile for several seconds in each build', () => {
  expect(gatsby('dist/internal-plugins/functions/gatsby-node.js')).toContain('/src/api/');
  expect(existsSync('src/api')).toBe(false);
});
