import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import {
  doNotLint,
  forgetEnvironment,
  CLASS_NAME,
  ignoreStyleSheetOrder,
  keepStyleSheetsSeparate,
  minifyForSupportedBrowsers,
  nameBundles,
  shareLargerParts,
  shortenClassNames,
  startWith,
  targetSupportedBrowsers,
} from './bundler-settings';

const gatsby = createRequire(require.resolve('gatsby/package.json'));

// Stubs of the plugin classes in Gatsby's configuration.
const MiniCssExtractPlugin = class MiniCssExtractPlugin {
  constructor(readonly options: object = {}) {}
  apply = () => undefined;
};
const TerserPlugin = class TerserPlugin {
  static swcMinify = () => undefined;
  constructor(readonly options: object = { minimizer: { options: { compress: { ecma: 5 }, output: { ecma: 5 } } } }) {}
  apply = () => undefined;
};

const cssRule = (localIdentName?: string) => ({
  oneOf: [
    { test: /\.module\.css$/, use: [{ loader: 'style' }, { loader: 'css', options: { modules: { localIdentName } } }] },
  ],
});

test('shortens class names in every css-loader rule', () => {
  const rule = cssRule('[name]--[local]');
  shortenClassNames({ module: { rules: [rule, { test: /\.css$/, use: 'null-loader' }] } });
  expect(rule.oneOf[0]?.use[1]).toEqual({
    loader: 'css',
    options: { modules: { localIdentName: expect.any(String) } },
  });
  expect(JSON.stringify(rule)).not.toContain('[name]');
});

test('classes of different style sheets have different names', () => {
  // The way css-loader 5 makes names (`defaultGetLocalIdent` in its `utils.js`). It is a dependency of Gatsby.
  const { interpolateName } = createRequire(gatsby.resolve('css-loader'))('loader-utils') as {
    interpolateName: (loader: object, template: string, options: { readonly content: string }) => string;
  };
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const names = sheets.flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const classes = new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) =>
      interpolateName({}, CLASS_NAME.replace('[local]', name), { content: `src/${file}\0${name}` }),
    );
  });
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each<[string, Configuration]>([
  ['no rules', {}],
  ['rules without modules', { module: { rules: [{ test: /\.css$/, use: [{ loader: 'css', options: {} }] }] } }],
  ['a renamed option', { module: { rules: [{ use: [{ loader: 'css', options: { modules: { identName: 'x' } } }] }] } }],
])('fails the build for %s', (_, config) => {
  expect(() => shortenClassNames(config)).toThrow('css-loader with modules.localIdentName was not found in Gatsby');
});

test('ignores the order of style sheets', () => {
  const extractor = new MiniCssExtractPlugin();
  ignoreStyleSheetOrder({ plugins: [extractor] });
  expect(extractor.options).toEqual({ ignoreOrder: true });
});

test.each<[string, Configuration]>([
  ['The plugin MiniCssExtractPlugin', {}],
  ['The plugin MiniCssExtractPlugin', { plugins: [new TerserPlugin()] }],
  ['The options of MiniCssExtractPlugin', { plugins: [Object.assign(new MiniCssExtractPlugin(), { options: null })] }],
])('the message names the missing part: %s', (what, config) => {
  expect(() => ignoreStyleSheetOrder(config)).toThrow(`${what} was not found in Gatsby's webpack configuration.`);
});

test('the renderer does not depend on the environment, except on the settings of the build', () => {
  class DefinePlugin {
    constructor(readonly definitions: unknown) {}
    apply(): void {}
  }
  const settings = { 'process.env': '({})', 'process.env.NODE_ENV': '"production"', 'process.env.GATSBY_X': '1' };
  const plugin = new DefinePlugin({ ...settings, 'process.env.SHLVL': '"2"', 'process.env.CI_RUN': '"7"', __X__: '1' });
  forgetEnvironment({ plugins: [plugin] });
  expect(plugin.definitions).toEqual({ ...settings, __X__: '1' });
  expect(() => forgetEnvironment({ plugins: [] })).toThrow('The plugin DefinePlugin was not found');
  expect(() => forgetEnvironment({ plugins: [new DefinePlugin(null)] })).toThrow(
    'The definitions of DefinePlugin was not found',
  );
});

test('development does not lint', () => {
  class ESLintWebpackPlugin {
    apply(): void {}
  }
  const other = new MiniCssExtractPlugin();
  const config = { plugins: [new ESLintWebpackPlugin(), other, new ESLintWebpackPlugin()] };
  doNotLint(config);
  expect(config.plugins).toEqual([other]);
  expect(() => doNotLint({ plugins: [other] })).toThrow('The plugin ESLintWebpackPlugin was not found');
});

test('files for what pages share are larger than by default', () => {
  const splitChunks = { minSize: 20_000 };
  shareLargerParts({ optimization: { splitChunks } });
  expect(splitChunks.minSize).toBeGreaterThan(20_000);
  expect(() => shareLargerParts({ optimization: { splitChunks: {} } })).toThrow('splitChunks.minSize was not found');
});

test('minifies with swc for the supported browsers', () => {
  const plugin = new TerserPlugin();
  minifyForSupportedBrowsers({ optimization: { minimizer: [plugin] } });
  expect(plugin.options).toEqual({
    minimizer: {
      implementation: TerserPlugin.swcMinify,
      options: { compress: { ecma: 2020 }, mangle: true },
    },
    parallel: false,
  });
});

test('fails the build for an unexpected minifier', () => {
  const minify = (minimizer: unknown[]) => () =>
    minifyForSupportedBrowsers({ optimization: { minimizer: minimizer as [] } });
  expect(minify([])).toThrow('The plugin TerserPlugin was not found');
  expect(minify([new MiniCssExtractPlugin()])).toThrow('The plugin TerserPlugin was not found');
  expect(minify([new TerserPlugin({ terserOptions: {} })])).toThrow(
    'options.minimizer.options of TerserPlugin was not',
  );
  const Old = Object.defineProperty(
    class {
      options = { minimizer: { options: {} } };
    },
    'name',
    { value: 'TerserPlugin' },
  );
  expect(minify([new Old()])).toThrow('TerserPlugin.swcMinify was not found');
});

const chunks = (cacheGroups: object): Configuration => ({
  plugins: [new MiniCssExtractPlugin()],
  optimization: { splitChunks: { cacheGroups: { ...cacheGroups } } },
});

const separated = () => {
  const config = chunks({ styles: { name: 'styles' }, shared: { name: () => 'long' } });
  keepStyleSheetsSeparate(config);
  return config;
};

test('keeps style sheets separate', () => {
  const splitChunks = separated().optimization?.splitChunks;
  expect(splitChunks).toMatchObject({ cacheGroups: { shared: { name: false } } });
  expect(splitChunks).not.toHaveProperty('cacheGroups.styles');
});

test('templates share the style sheets that are inline, and only these have a name', () => {
  const { optimization, plugins } = separated();
  const { blog } = (optimization?.splitChunks || {}).cacheGroups as Record<
    string,
    { chunks: (chunk: object) => boolean }
  >;
  expect(blog).toMatchObject({ name: 'blog', type: 'css/mini-extract', enforce: true });
  const found = ['blog-list', 'blog-author', 'blog-tag', 'blog-post'].map((template) =>
    blog?.chunks({ name: `component---src-templates-${template}-tsx` }),
  );
  expect([...found, blog?.chunks({}), blog?.chunks({ name: null })]).toEqual([true, true, false, false, false, false]);
  const { chunkFilename } = (plugins?.[0] as WebpackPluginInstance).options as {
    chunkFilename: (data: object) => string;
  };
  const names = [{ name: 'blog' }, { name: 'component---src-templates-offline-tsx' }, {}, undefined];
  expect(names.map((chunk) => chunkFilename({ chunk }))).toEqual([
    '[name].[contenthash].css',
    '[id].[contenthash].css',
    '[id].[contenthash].css',
    '[id].[contenthash].css',
  ]);
});

test.each<[string, Configuration]>([
  ['The cache group "styles"', chunks({ shared: {} })],
  ['The cache group "styles"', { optimization: { splitChunks: false } }],
  ['The cache group "shared"', chunks({ styles: {} })],
  ['The cache group "shared"', chunks({ styles: {}, shared: false })],
])('fails the build without its target: %s', (what, config) => {
  expect(() => keepStyleSheetsSeparate(config)).toThrow(`${what} was not found in Gatsby's webpack configuration.`);
});

test('replaces the target', () => {
  const config: Configuration = { target: ['web', 'es5'] };
  targetSupportedBrowsers(config);
  expect(config.target).toEqual(['web', 'es2020']);
});

test.each<[Configuration['target']]>([[undefined], ['web'], [['web', 'es2015']]])(
  'fails the build for the unexpected target %j',
  (target) => expect(() => targetSupportedBrowsers({ target })).toThrow('The target "es5" was not found'),
);

test("bundles begin with the site's app, and the build fails if there is no app of Gatsby to replace", () => {
  const config: Configuration = { entry: { app: '/a/.cache/production-app', polyfill: '/a/.cache/polyfill-entry' } };
  startWith(config, 'src/app.tsx');
  expect(config.entry).toEqual({ app: resolve('src/app.tsx'), polyfill: '/a/.cache/polyfill-entry' });
  expect(() => startWith(config, 'src/app.tsx')).toThrow('The entry "app" was not found');
});

test('removes old bundles and nothing else', () => {
  const config: Configuration = { output: {} };
  nameBundles(config);
  const { clean } = config.output ?? {};
  if (typeof clean !== 'object' || typeof clean.keep !== 'function')
    throw new Error('Expected output.clean.keep to be a function.');
  const kept = [
    'app-0123abcd.js',
    '12.0123abcd.css',
    'app-0123abcd.js.map',
    'index.html',
    'a/app-0123abcd.js',
    'app.js',
  ];
  expect(kept.filter(clean.keep)).toEqual(['index.html', 'a/app-0123abcd.js', 'app.js']);
  expect(() => nameBundles({})).toThrow('The field "output" was not found');
});
