import type { GatsbyConfig } from 'gatsby';
import { checkConfig } from './src/node/check-config';
import { plugins } from './src/node/plugins';

const { title, tagline, url, baseUrl } = checkConfig();

const config: GatsbyConfig = {
  siteMetadata: { title, description: tagline, siteUrl: url },
  ...(baseUrl === '/' ? {} : { pathPrefix: baseUrl.slice(0, -1) }),
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts', documentSearchPaths: ['./gatsby-node.ts', './src/node/**/*.ts'] },
  plugins: plugins(),
};

export default config;
