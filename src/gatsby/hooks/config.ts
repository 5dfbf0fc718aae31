import type { GatsbyConfig } from 'gatsby';
import '../build/check-config-first';
import { siteConfig } from '../../site/config/site-config';
import { plugins } from '../../content/build/plugins';
import { hostedSearchPlugin } from '../../search/build/hosted/push-plugin';

const { title, tagline, url, baseUrl } = siteConfig;

/** Not called `config`: Gatsby takes an export of this name in `src` for the settings of a page. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { title, description: tagline, siteUrl: url },
  ...(baseUrl === '/' ? {} : { pathPrefix: baseUrl.slice(0, -1) }),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ['./src/content/build/{blog,docs,families,feeds,plugins}/*.ts', './src/search/build/*.ts'],
  },
  plugins: [...plugins(), ...hostedSearchPlugin()],
};
