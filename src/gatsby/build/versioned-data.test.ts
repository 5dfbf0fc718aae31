import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import insertVersion, { loadVersionedData } from './versioned-data';

const source = readFileSync(resolve('node_modules/gatsby/cache-dir/loader.js'), 'utf8');

test("every path of data in Gatsby's loader contains the version", () => {
  const paths = [...insertVersion(source).matchAll(/`(\$\{__PATH_PREFIX__\}\/(?:page|app)-data\/[^`{]*\{[^`]*)`/g)];
  expect(paths.map(([, path = '']) => path.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(
      /^\$\{__PATH_PREFIX__\}\/page-data\/\$\{window\.___webpackCompilationHash\}\/\$\{fixedPath\}/,
    ),
    '${__PATH_PREFIX__}/page-data/${window.___webpackCompilationHash}/sq/d/${staticQueryHash}.json',
    '${__PATH_PREFIX__}/page-data/${window.___webpackCompilationHash}/app-data.json',
  ]);
});

test('fails the build if Gatsby names other paths', () => {
  expect(() => insertVersion(source.replace('/page-data/app-data.json', '/other.json'))).toThrow(
    "Gatsby's loader names 2 paths of page data instead of 3",
  );
});

test("only changes Gatsby's loader", () => {
  const config: Configuration = {};
  loadVersionedData(config, 'src/gatsby/build/versioned-data.ts');
  const [rule] = (config.module?.rules ?? []) as { readonly test: RegExp; readonly use: { readonly loader: string } }[];
  expect(rule?.use.loader).toBe(resolve('src/gatsby/build/versioned-data.ts'));
  expect(
    ['/a/.cache/loader.js', '/a/src/loader.js', '/a/.cache/dev-loader.js'].map((path) => rule?.test.test(path)),
  ).toEqual([true, false, false]);
});
