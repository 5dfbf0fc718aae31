import type { GatsbyConfig } from 'gatsby';
import './src/gatsby/build/check-config-first';
import { siteConfig } from './src/site/config/site-config';
import { plugins } from './src/content/build/plugins';

const { title, tagline, url, baseUrl } = siteConfig;

const config: GatsbyConfig = {
  siteMetadata: { title, description: tagline, siteUrl: url },
  ...(baseUrl === '/' ? {} : { pathPrefix: baseUrl.slice(0, -1) }),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby-node.ts', './src/*/build/**/*.ts'],
  },
  plugins: plugins(),
};

export default config;
