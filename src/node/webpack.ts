import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { BUNDLES_ID } from '../site/start';
import { DeferScriptsPlugin } from './deferred-scripts';
import { env } from './env';

/** Environment values that the configuration reads in the browser too; they become constants of the bundle. */
const PUBLIC_ENVIRONMENT = ['PRODUCT_SLUG', 'PRODUCT_NAME', 'SITE_URL', 'BASE_URL', 'GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_INDEX_NAME', 'GATSBY_SEARCH_API_KEY', 'GATSBY_SEARCH_HOSTS', 'GATSBY_TAG_MANAGER_ID', 'GATSBY_TAG_MANAGER_HOST', 'SITE_OVERRIDES'];

/** Readable first, then what tells two files apart. */
const CLASS_NAME = '[local]-[hash:base64:4]';

/** The part of the style sheet extractor that is set here. */
interface ExtractorPlugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

/** The parts of Gatsby's configuration that are set here. */
interface BuildConfig {
  readonly plugins: readonly ExtractorPlugin[];
  readonly module?: { readonly rules?: readonly unknown[] };
  readonly optimization?: { readonly minimizer?: readonly { readonly constructor: { readonly name: string }; readonly options?: { readonly minimizer?: { readonly options?: { compress?: object } } } }[] };
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

/** Functions moved to where they are used make React's part of the bundle 0.5 KB larger when it is compressed. */
function keepFunctionsApart(config: BuildConfig): void {
  for (const { constructor, options } of config.optimization?.minimizer ?? []) {
    if (constructor.name === 'TerserPlugin' && options?.minimizer?.options) options.minimizer.options.compress = { ...options.minimizer.options.compress, reduce_funcs: false };
  }
}

export function configureWebpack({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  // Layers settle which rule wins, and modules never name each other's classes: the order of the sheets is free.
  const config = getConfig() as BuildConfig;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  shortenClassNames(config);
  keepFunctionsApart(config);
  const constants = {
    ...Object.fromEntries(PUBLIC_ENVIRONMENT.map((name) => [name, process.env[name] ?? ''])),
    // Set where diagrams are left to the reader's browser: only then the bundles hold the library that draws them.
    LIVE_DIAGRAMS: env.chromiumPath === undefined ? 'yes' : '',
  };
  actions.setWebpackConfig({
    // Source maps hold the sources, with the product's name of origin in them; readers have no use for them.
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
    plugins: [
      plugins.define(Object.fromEntries(Object.entries(constants).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))),
      ...(stage === 'build-javascript' ? [new DeferScriptsPlugin(BUNDLES_ID)] : []),
    ],
    resolve: {
      alias: {
        // Gatsby's own scrolling jumps to the top on every query change and throws at a hash that cannot be decoded;
        // its announcer says the new page a second time. Both are done in src/features/navigation instead.
        'gatsby-react-router-scroll': resolve('src/gatsby-stand-ins/router-scroll.tsx'),
        [resolve('.cache/route-announcer-props.js')]: resolve('src/gatsby-stand-ins/route-announcer-props.ts'),
        // Gatsby's router, of which little is used (see the module), and what is never used but loaded by every reader:
        // its link, its script component with Partytown, service workers. While rendering they stay, because Gatsby's own
        // rendering uses them.
        ...(stage === 'build-javascript' || stage === 'develop'
          ? {
              '@gatsbyjs/reach-router': resolve('src/gatsby-stand-ins/router.tsx'),
              'gatsby-link': resolve('src/gatsby-stand-ins/link.ts'),
              'gatsby-script': resolve('src/gatsby-stand-ins/empty.ts'),
              [resolve('.cache/register-service-worker.js')]: resolve('src/gatsby-stand-ins/empty.ts'),
              // Where the packages are a link the file is asked for by its place behind it.
              [realpathSync('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: resolve('src/gatsby-stand-ins/empty.ts'),
            }
          : {}),
        // Diagrams are never drawn while pages are rendered.
        ...(stage === 'build-html' || stage === 'develop-html' ? { mermaid: false } : {}),
      },
    },
  });
}
