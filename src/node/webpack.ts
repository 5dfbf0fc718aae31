import type { CreateWebpackConfigArgs } from 'gatsby';

/** Environment values that the configuration reads in the browser too; they become constants of the bundle. */
const PUBLIC_ENVIRONMENT = ['PRODUCT_SLUG', 'PRODUCT_NAME', 'SITE_URL', 'BASE_URL', 'GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_INDEX_NAME', 'GATSBY_SEARCH_API_KEY', 'GATSBY_TAG_MANAGER_ID', 'GATSBY_TAG_MANAGER_HOST', 'SITE_OVERRIDES'];

export function configureWebpack({ actions, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    plugins: [plugins.define(Object.fromEntries(PUBLIC_ENVIRONMENT.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])))],
  });
}
