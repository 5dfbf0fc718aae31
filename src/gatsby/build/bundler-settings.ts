/**
 * Changes Gatsby's webpack configuration. Every function throws if the part that it changes no longer exists.
 *
 * Relies on gatsby 5.16 (`dist/utils/webpack.config.js`, `dist/utils/webpack-utils.js`), webpack 5.98,
 * mini-css-extract-plugin 1.6, terser-webpack-plugin 5.6 and css-loader 5.2:
 * - the class names `MiniCssExtractPlugin` and `TerserPlugin`, whose options are in `options`, those of the minifier in
 *   `options.minimizer.options`, other minifiers in static methods such as `TerserPlugin.swcMinify`;
 * - the option `modules.localIdentName` of css-loader;
 * - the class name `ESLintWebpackPlugin`;
 * - the class name `DefinePlugin`, whose field `definitions` has a constant for each variable of the environment;
 * - the number `optimization.splitChunks.minSize` of the stage `build-javascript`;
 * - the target `es5` of all stages whose bundles run in browsers;
 * - the cache groups `styles` and `shared` of the stage `build-javascript`, and the names of the templates' chunks;
 * - the entry `app` of the stage `build-javascript`, an object's field with the path of Gatsby's app;
 * - the type `css/mini-extract` of the modules that make up a style sheet.
 */
import { resolve } from 'node:path';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { INLINE_SHEETS } from '../../site/inline-sheets';

/**
 * A readable part, and a hash that distinguishes the files. Each character of the hash costs 0.1 KB per page; a test
 * checks that two keep all names apart.
 */
export const CLASS_NAME = '[local][hash:base64:2]';

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

/**
 * The order of style sheets does not matter, because cascade layers decide which rule wins and modules never refer to
 * each other's classes.
 */
export function ignoreStyleSheetOrder(config: Configuration): void {
  for (const options of extractorOptions(config)) options.ignoreOrder = true;
}

/**
 * Class names occur in pages, style sheets and scripts. The ones that Gatsby generates begin with the file name and two
 * dashes, and account for half of the size of some components. The hash covers file and name.
 */
export function shortenClassNames(config: Configuration): void {
  const count = changeLoaders(config, ({ modules }) => {
    if (typeof modules !== 'object' || modules === null || !('localIdentName' in modules)) return false;
    modules.localIdentName = CLASS_NAME;
    return true;
  });
  if (count === 0) throw notFound('A rule of css-loader with modules.localIdentName');
}

/**
 * Calls a function with the options of each loader.
 *
 * @returns how often it has returned true
 */
function changeLoaders(config: Configuration, change: (options: Record<string, unknown>) => boolean): number {
  let count = 0;
  const visit = (rule: unknown): void => {
    if (Array.isArray(rule)) return rule.forEach(visit);
    if (typeof rule !== 'object' || rule === null) return;
    const { options, use, oneOf, rules }: RuleSetRule = rule;
    if (typeof options === 'object' && change(options)) count += 1;
    [use, oneOf, rules].forEach(visit);
  };
  visit(config.module?.rules);
  return count;
}

interface MinimizerOptions {
  implementation?: unknown;
  options?: object;
}

/**
 * By default, Gatsby's minifier is Terser and targets ECMAScript 5. swc takes half the time, and ours targets the
 * supported browsers (see `browserslist`).
 */
export function minifyForSupportedBrowsers({ optimization }: Configuration): void {
  for (const plugin of instancesOf(optimization?.minimizer, 'TerserPlugin')) {
    const minimizer: MinimizerOptions | undefined = plugin.options?.minimizer;
    const { swcMinify } = plugin.constructor as { readonly swcMinify?: unknown };
    if (typeof minimizer?.options !== 'object') throw notFound('options.minimizer.options of TerserPlugin');
    if (typeof swcMinify !== 'function') throw notFound('TerserPlugin.swcMinify');
    minimizer.implementation = swcMinify;
    minimizer.options = { compress: { ecma: 2020 }, mangle: true };
    // swc has its own threads; starting processes takes longer than minifying.
    plugin.options.parallel = false;
  }
}

/**
 * Gatsby combines all style sheets into one, which it puts into every page. Kept separate, a page gets only those of
 * the frame and of its own template, which some templates share. Their names are short because a script that every
 * reader loads contains all of them.
 */
export function keepStyleSheetsSeparate(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {};
  const groups = typeof splitChunks === 'object' ? splitChunks.cacheGroups : undefined;
  const shared = groups?.shared;
  if (!groups?.styles) throw notFound('The cache group "styles"');
  if (typeof shared !== 'object' || shared instanceof RegExp) throw notFound('The cache group "shared"');
  delete groups.styles;
  shared.name = false;
  for (const [name, templates] of Object.entries(INLINE_SHEETS)) groups[name] = sheetOf(name, templates);
  for (const options of extractorOptions(config)) options.chunkFilename = sheetName;
}

/** A chunk with the style sheets of templates, and no script. */
function sheetOf(name: string, templates: readonly string[]) {
  const names = templates.map((template) => `component---src-templates-${template}-tsx`);
  return {
    name,
    type: 'css/mini-extract',
    chunks: (chunk: { readonly name?: string | null }) => names.includes(chunk.name ?? ''),
    enforce: true,
  };
}

const sheetName = ({ chunk }: { readonly chunk?: { readonly name?: string } }): string =>
  `[${(chunk?.name ?? '') in INLINE_SHEETS ? 'name' : 'id'}].[contenthash].css`;

/**
 * Bytes of modules, before they are minified, that are worth a file of their own if several pages share them. With
 * Gatsby's 20,000, a docs page has one file more, and its scripts have 0.7 KB more after gzip.
 */
const SHARED_BYTES = 26_000;

export function shareLargerParts({ optimization }: Configuration): void {
  const { splitChunks } = optimization ?? {};
  if (typeof splitChunks !== 'object' || typeof splitChunks.minSize !== 'number')
    throw notFound('optimization.splitChunks.minSize');
  splitChunks.minSize = SHARED_BYTES;
}

/** Begins the bundles with a module of the site in place of Gatsby's app. */
export function startWith(config: Configuration, file: string): void {
  const { entry } = config;
  if (typeof entry !== 'object' || Array.isArray(entry) || !String(entry.app).endsWith('production-app'))
    throw notFound('The entry "app"');
  config.entry = { ...entry, app: resolve(file) };
}

/** The constants that Gatsby's own code and ours read. */
const BUILD_CONSTANT = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Gatsby makes every variable of the environment a constant of the renderer. If one has changed, such as the number of
 * a CI run, webpack would compile all of its modules again, and Gatsby would render all pages again.
 */
export function forgetEnvironment({ plugins }: Configuration): void {
  for (const plugin of instancesOf(plugins, 'DefinePlugin')) {
    const definitions: unknown = plugin.definitions;
    if (typeof definitions !== 'object' || definitions === null) throw notFound('The definitions of DefinePlugin');
    for (const name of Object.keys(definitions))
      if (name.startsWith('process.env.') && !BUILD_CONSTANT.test(name)) Reflect.deleteProperty(definitions, name);
  }
}

/** In development, Gatsby checks each module with rules of its own. The project has others (`npm run check`). */
export function doNotLint(config: Configuration): void {
  const linters: readonly unknown[] = instancesOf(config.plugins, 'ESLintWebpackPlugin');
  config.plugins = (config.plugins ?? []).filter((plugin) => !linters.includes(plugin));
}

/** By default, the code that webpack itself adds to the bundles is ECMAScript 5, with `function` for each export. */
export function targetSupportedBrowsers(config: Configuration): void {
  if (!Array.isArray(config.target) || !config.target.includes('es5')) throw notFound('The target "es5"');
  config.target = ['web', 'es2020'];
}

/** Bundles and style sheets, which would accumulate from build to build. */
const BUNDLE_NAME = new RegExp(`^[^/]+[.-][0-9a-f]{${DIGEST_LENGTH},20}\\.(?:js|css)(?:\\.\\w+)*$`);

/** Shortens the hashes in file names, and removes bundles of earlier builds. */
export function nameBundles(config: Configuration): void {
  if (!config.output) throw notFound('The field "output"');
  config.output.hashDigestLength = DIGEST_LENGTH;
  config.output.clean = { keep: (name) => !BUNDLE_NAME.test(name) };
}
