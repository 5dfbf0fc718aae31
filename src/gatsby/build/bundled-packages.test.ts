import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { packageFolder } from './bundled-packages';
import { createFixtureFolder } from './test-support';

test.each([
  ['/srv/site/node_modules/react/index.js', 'node_modules/react'],
  ['/srv/site/node_modules/@docsearch/react/dist/esm/index.js', 'node_modules/@docsearch/react'],
  ['C:\\site\\node_modules\\a\\node_modules\\@b\\c\\d.js', 'node_modules/a/node_modules/@b/c'],
  ['/srv/site/.cache/production-app.js', 'node_modules/gatsby'],
  ['/srv/site/src/views/page.tsx', undefined],
  ['', undefined],
])('%s is part of %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('lists packages whose code is in a bundle, also in a concatenated one, and no others', () => {
  const description = (name: string) =>
    JSON.stringify({ name, version: '1.0.0', main: 'index.js', sideEffects: false });
  const { folder, remove } = createFixtureFolder({
    'index.js': "import { a } from 'a'; import { unused } from 'c'; console.log(a); import('b').then(console.log);",
    'node_modules/a/package.json': description('a'),
    'node_modules/a/index.js': 'export const a = 1;',
    'node_modules/b/package.json': description('b'),
    'node_modules/b/index.js': 'module.exports = 2;',
    'node_modules/c/package.json': description('c'),
    'node_modules/c/index.js': 'export const unused = 3;',
  });
  const program = `
    const { BundledPackagesPlugin } = require(${JSON.stringify(resolve('src/gatsby/build/bundled-packages.ts'))});
    require(${JSON.stringify(require.resolve('webpack'))})({
      context: ${JSON.stringify(folder)}, entry: './index.js', mode: 'production',
      output: { path: ${JSON.stringify(`${folder}/out`)} }, plugins: [new BundledPackagesPlugin()],
    }).run((failure) => console.log(failure ?? require('node:fs').readFileSync(${JSON.stringify(`${folder}/out/bundled-packages.json`)}, 'utf8')));`;
  const output = execFileSync(
    process.execPath,
    ['-r', resolve('tools/project/register-typescript.cjs'), '-e', program],
    { cwd: folder, encoding: 'utf8' },
  );
  remove();
  expect(JSON.parse(output)).toEqual(['node_modules/a', 'node_modules/b']);
});
