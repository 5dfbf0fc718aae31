import type { GatsbyConfig } from 'gatsby';
import { checkConfig } from './src/site/build/check-config';
import { plugins } from './src/content/build/plugins';

const { title, tagline, url, baseUrl } = checkConfig();

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
