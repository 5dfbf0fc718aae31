/**
 * Changes Gatsby's configuration of webpack. Every function throws if what it changes is not there any more.
 *
 * Relies on gatsby 5.16 (`dist/utils/webpack.config.js`, `dist/utils/webpack-utils.js`), webpack 5.98,
 * mini-css-extract-plugin 1.6, terser-webpack-plugin 5.6 and css-loader 5.2:
 * - the class names `MiniCssExtractPlugin` and `TerserPlugin`, whose options are in `options`, Terser's own in
 *   `options.minimizer.options`, its implementations in static methods such as `TerserPlugin.swcMinify`;
 * - the option `modules.localIdentName` of css-loader;
 * - the cache groups `styles` and `shared` of the stage `build-javascript`.
 */
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';

/** Readable first, then what tells two files apart. */
const CLASS_NAME = '[local]-[hash:base64:4]';

function notFound(what: string): Error {
  return new Error(
    `${what} was not found in Gatsby's webpack configuration. A new version of Gatsby, webpack or one of its plugins ` +
      'may have renamed it: see src/gatsby/build/bundler-settings.ts and maintaining/upgrading.md.',
  );
}

/** Instances of a class among plugins or minimizers. */
function instancesOf(list: readonly unknown[] | undefined, className: string): readonly WebpackPluginInstance[] {
  const found = (list ?? []).filter(
    (item): item is WebpackPluginInstance =>
      typeof item === 'object' && item !== null && item.constructor.name === className,
  );
  if (found.length === 0) throw notFound(`The plugin ${className}`);
  return found;
}

function extractorOptions(config: Configuration): readonly Record<string, unknown>[] {
  return instancesOf(config.plugins, 'MiniCssExtractPlugin').map(({ options }) => {
    if (typeof options !== 'object' || options === null) throw notFound('The options of MiniCssExtractPlugin');
    return options as Record<string, unknown>;
  });
}

/** Layers decide which rule wins, and modules never name each other's classes: the order of the sheets is free. */
export function ignoreSheetOrder(config: Configuration): void {
  for (const options of extractorOptions(config)) options.ignoreOrder = true;
}

/**
 * Class names are in pages, sheets and scripts alike: Gatsby's own, which begin with the file's name and two dashes,
 * are half of what some components weigh. The hash covers file and name.
 */
export function shortenClassNames(config: Configuration): void {
  let count = 0;
  const shorten = (options: RuleSetRule['options']): void => {
    const modules: unknown = typeof options === 'object' ? options.modules : undefined;
    if (typeof modules !== 'object' || modules === null || !('localIdentName' in modules)) return;
    modules.localIdentName = CLASS_NAME;
    count += 1;
  };
  const visit = (rule: unknown): void => {
    if (Array.isArray(rule)) return rule.forEach(visit);
    if (typeof rule !== 'object' || rule === null) return;
    const { options, use, oneOf, rules }: RuleSetRule = rule;
    shorten(options);
    [use, oneOf, rules].forEach(visit);
  };
  visit(config.module?.rules);
  if (count === 0) throw notFound('A rule of css-loader with modules.localIdentName');
}

interface MinimizerOptions {
  implementation?: unknown;
  options?: { compress?: object; output?: object; mangle?: unknown };
}

/**
 * Gatsby's minifier writes for browsers of 2009; ours are younger (see `browserslist`). Functions moved to where they
 * are
 * used make React's part of the bundle 0.5 KB larger when it is compressed.
 */
export function minifyForOurBrowsers(config: Configuration, minifier: 'terser' | 'swc'): void {
  const compress = { ecma: 2020, passes: 2, hoist_funs: true, reduce_funcs: false };
  for (const plugin of instancesOf(config.optimization?.minimizer, 'TerserPlugin')) {
    const minimizer: MinimizerOptions | undefined = plugin.options?.minimizer;
    if (typeof minimizer?.options !== 'object') throw notFound('options.minimizer.options of TerserPlugin');
    if (minifier === 'swc') {
      const { swcMinify } = plugin.constructor as { readonly swcMinify?: unknown };
      if (typeof swcMinify !== 'function') throw notFound('TerserPlugin.swcMinify');
      minimizer.implementation = swcMinify;
      minimizer.options = { compress, mangle: true };
      continue;
    }
    const terser = minimizer.options;
    minimizer.options = {
      ...terser,
      compress: { ...terser.compress, ...compress },
      output: { ...terser.output, ecma: 2020 },
      mangle: true,
    };
  }
}

/**
 * Gatsby puts all sheets into one, and that one into every page. Apart, a page has those of the frame and of its own
 * kind.
 * The names of all of them are in a script that every reader loads: they are short.
 */
export function keepSheetsApart(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = typeof splitChunks === 'object' ? splitChunks.cacheGroups : undefined;
  const shared = groups?.shared;
  if (!groups?.styles) throw notFound('The cache group "styles"');
  if (typeof shared !== 'object' || shared instanceof RegExp) throw notFound('The cache group "shared"');
  delete groups.styles;
  shared.name = false;
  for (const options of extractorOptions(config)) options.chunkFilename = '[id].[contenthash].css';
}

/** Bundles and sheets, which pile up from build to build. */
const BUNDLE_NAME = new RegExp(`^[^/]+[.-][0-9a-f]{${DIGEST_LENGTH},20}\\.(?:js|css)(?:\\.\\w+)*$`);

/** Short digests in names, and no bundles of earlier builds. */
export function nameBundles(config: Configuration): void {
  if (!config.output) throw notFound('The field "output"');
  config.output.hashDigestLength = DIGEST_LENGTH;
  config.output.clean = { keep: (name) => !BUNDLE_NAME.test(name) };
}
