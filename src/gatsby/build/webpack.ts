import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { BUNDLES_ID } from '../start/starter';
import { trustStamp } from './bundle-cache';
import { DIGEST_LENGTH } from '../../site/build/bundle-names';
import { DeferScriptsPlugin } from './deferred-scripts';
import { env } from '../../site/build/env';

/** Environment values that the configuration reads in the browser too; they become constants of the bundle. */
const PUBLIC_ENVIRONMENT = [
  'PRODUCT_SLUG',
  'PRODUCT_NAME',
  'SITE_URL',
  'BASE_URL',
  'GATSBY_SEARCH_APP_ID',
  'GATSBY_SEARCH_INDEX_NAME',
  'GATSBY_SEARCH_API_KEY',
  'GATSBY_SEARCH_HOSTS',
  'GATSBY_TAG_MANAGER_ID',
  'GATSBY_TAG_MANAGER_HOST',
  'SITE_OVERRIDES',
];

/** Readable first, then what tells two files apart. */
const CLASS_NAME = '[local]-[hash:base64:4]';

/** The part of the style sheet extractor that is set here. */
interface ExtractorPlugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean; chunkFilename?: string };
}

/** The parts of Gatsby's configuration that are set here. */
interface BuildConfig {
  readonly cache?: Configuration['cache'];
  readonly plugins: readonly ExtractorPlugin[];
  readonly module?: { readonly rules?: readonly unknown[] };
  readonly output?: object;
  readonly optimization?: {
    readonly splitChunks?: { readonly cacheGroups?: { styles?: object; readonly shared?: { name?: unknown } } };
    readonly minimizer?: readonly {
      readonly constructor: { readonly name: string; readonly swcMinify?: unknown };
      readonly options?: {
        readonly minimizer?: {
          implementation?: unknown;
          options?: { compress?: object; output?: object; mangle?: unknown };
        };
      };
    }[];
  };
}

/**
 * Class names stand in pages, sheets and scripts alike: Gatsby's own, which begin with the file's name and twice a dash,
 * are half of what some components weigh. The hash covers file and name.
 */
function shortenClassNames(config: BuildConfig): void {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { modules } = ((value as { options?: object }).options ?? {}) as { modules?: { localIdentName?: string } };
    if (modules?.localIdentName) modules.localIdentName = CLASS_NAME;
    for (const key of ['rules', 'oneOf', 'use'] as const) visit((value as Record<string, unknown>)[key]);
  };
  visit(config.module?.rules);
}

/**
 * Gatsby's minifier writes for browsers of 2009; ours are younger (see `browserslist`). Functions moved to where they are
 * used make React's part of the bundle 0.5 KB larger when it is compressed.
 */
function minifyForOurBrowsers(config: BuildConfig): void {
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    const minimizer = options?.minimizer;
    if (constructor.name !== 'TerserPlugin' || !minimizer) continue;
    const compress = { ecma: 2020, passes: 2, hoist_funs: true, reduce_funcs: false };
    if (env.minifier === 'swc') {
      minimizer.implementation = constructor.swcMinify;
      minimizer.options = { compress, mangle: true };
      continue;
    }
    const terser = minimizer.options ?? {};
    minimizer.options = {
      ...terser,
      compress: { ...terser.compress, ...compress },
      output: { ...terser.output, ecma: 2020 },
      mangle: true,
    };
  }
}

/**
 * Gatsby puts all sheets into one, and that one into every page. Apart, a page holds those of the frame and of its own kind.
 * The names of all of them stand in a script that every reader loads: they are short.
 */
function keepSheetsApart(config: BuildConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups) delete groups.styles;
  if (groups?.shared) groups.shared.name = false;
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.chunkFilename = '[id].[contenthash].css';
  }
}

/** Bundles and sheets, which pile up from build to build. */
const BUNDLE_NAME = new RegExp(`^[^/]+[.-][0-9a-f]{${DIGEST_LENGTH},20}\\.(?:js|css)(?:\\.\\w+)*$`);

export function configureWebpack({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  // Layers settle which rule wins, and modules never name each other's classes: the order of the sheets is free.
  const config = getConfig() as BuildConfig;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  shortenClassNames(config);
  minifyForOurBrowsers(config);
  if (stage === 'build-javascript') {
    keepSheetsApart(config);
    Object.assign(config.output ?? {}, {
      hashDigestLength: DIGEST_LENGTH,
      clean: { keep: (name: string) => !BUNDLE_NAME.test(name) },
    });
  }
  const constants = {
    ...Object.fromEntries(PUBLIC_ENVIRONMENT.map((name) => [name, process.env[name] ?? ''])),
    // Set where diagrams are left to the reader's browser: only then the bundles hold the library that draws them.
    LIVE_DIAGRAMS: env.chromiumPath === undefined ? 'yes' : '',
  };
  actions.setWebpackConfig({
    // Source maps hold the sources, with the product's name of origin in them; readers have no use for them.
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
    plugins: [
      plugins.define(
        Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
        ),
      ),
      ...(stage === 'build-javascript' ? [new DeferScriptsPlugin(BUNDLES_ID)] : []),
      ...(env.buildStamp ? [trustStamp(config, env.buildStamp)] : []),
    ],
    resolve: {
      alias: {
        // Gatsby's own scrolling jumps to the top on every query change and throws at a hash that cannot be decoded;
        // its announcer says the new page a second time. Both are done in src/features/navigation instead.
        'gatsby-react-router-scroll': resolve('src/gatsby/browser/stand-ins/router-scroll.tsx'),
        [resolve('.cache/route-announcer-props.js')]: resolve('src/gatsby/browser/stand-ins/route-announcer-props.ts'),
        // Gatsby's router, of which little is used (see the module), and what is never used but loaded by every reader:
        // its link, its script component with Partytown, service workers. While rendering they stay, because Gatsby's own
        // rendering uses them.
        ...(stage === 'build-javascript' || stage === 'develop'
          ? {
              '@gatsbyjs/reach-router': resolve('src/gatsby/browser/stand-ins/router.tsx'),
              'gatsby-link': resolve('src/gatsby/browser/stand-ins/link.ts'),
              'gatsby-script': resolve('src/gatsby/browser/stand-ins/empty.ts'),
              [resolve('.cache/register-service-worker.js')]: resolve('src/gatsby/browser/stand-ins/empty.ts'),
              // Where the packages are a link the file is asked for by its place behind it.
              [realpathSync('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: resolve(
                'src/gatsby/browser/stand-ins/empty.ts',
              ),
            }
          : {}),
        // Diagrams are never drawn while pages are rendered.
        ...(stage === 'build-html' || stage === 'develop-html' ? { mermaid: false } : {}),
      },
    },
  });
}
