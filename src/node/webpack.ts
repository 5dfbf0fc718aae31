import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { BUNDLES_ID } from '../site/start';
import { DeferScriptsPlugin } from './deferred-scripts';
import { env } from './env';

/** Environment values that the configuration reads in the browser too; they become constants of the bundle. */
const PUBLIC_ENVIRONMENT = ['PRODUCT_SLUG', 'PRODUCT_NAME', 'SITE_URL', 'BASE_URL', 'GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_INDEX_NAME', 'GATSBY_SEARCH_API_KEY', 'GATSBY_SEARCH_HOSTS', 'GATSBY_TAG_MANAGER_ID', 'GATSBY_TAG_MANAGER_HOST', 'SITE_OVERRIDES'];

/** The part of the style sheet extractor that is set here. */
interface ExtractorPlugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

export function configureWebpack({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs): void {
  // Layers settle which rule wins, and modules never name each other's classes: the order of the sheets is free.
  for (const plugin of (getConfig() as { plugins: ExtractorPlugin[] }).plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
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
      plugins.define(Object.fromEntries(Object.entries(constants).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))),
      ...(stage === 'build-javascript' ? [new DeferScriptsPlugin(BUNDLES_ID)] : []),
    ],
    resolve: {
      alias: {
        // Gatsby's own scrolling jumps to the top on every query change and throws at a hash that cannot be decoded;
        // its announcer says the new page a second time. Both are done in src/features/navigation instead.
        'gatsby-react-router-scroll': resolve('src/gatsby-stand-ins/router-scroll.tsx'),
        [resolve('.cache/route-announcer-props.js')]: resolve('src/gatsby-stand-ins/route-announcer-props.ts'),
        // Never used here, but loaded by every reader: Gatsby's link, its script component with Partytown, service workers.
        // While rendering they stay, because Gatsby's own rendering uses them.
        ...(stage === 'build-javascript'
          ? {
              'gatsby-link': resolve('src/gatsby-stand-ins/link.ts'),
              'gatsby-script': resolve('src/gatsby-stand-ins/empty.ts'),
              [resolve('.cache/register-service-worker.js')]: resolve('src/gatsby-stand-ins/empty.ts'),
            }
          : {}),
        // Diagrams are never drawn while pages are rendered.
        ...(stage === 'build-html' || stage === 'develop-html' ? { mermaid: false } : {}),
      },
    },
  });
}
