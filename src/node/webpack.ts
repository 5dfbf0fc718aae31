import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { BUNDLES_ID } from '../site/start';
import { DeferScriptsPlugin } from './deferred-scripts';

/** Environment values that the configuration reads in the browser too; they become constants of the bundle. */
const PUBLIC_ENVIRONMENT = ['PRODUCT_SLUG', 'PRODUCT_NAME', 'SITE_URL', 'BASE_URL', 'GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_INDEX_NAME', 'GATSBY_SEARCH_API_KEY', 'GATSBY_SEARCH_HOSTS', 'GATSBY_TAG_MANAGER_ID', 'GATSBY_TAG_MANAGER_HOST', 'SITE_OVERRIDES'];

export function configureWebpack({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [
      plugins.define(Object.fromEntries(PUBLIC_ENVIRONMENT.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]))),
      ...(stage === 'build-javascript' ? [new DeferScriptsPlugin(BUNDLES_ID)] : []),
    ],
    resolve: {
      alias: {
        // Gatsby's own scrolling jumps to the top on every query change and throws at a hash that cannot be decoded;
        // its announcer says the new page a second time. Both are done in src/features/navigation instead.
        'gatsby-react-router-scroll': resolve('src/features/navigation/no-router-scroll.tsx'),
        [resolve('.cache/route-announcer-props.js')]: resolve('src/features/navigation/no-announcer.ts'),
      },
    },
  });
}
