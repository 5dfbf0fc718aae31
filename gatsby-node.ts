import { resolve } from 'node:path';
import type { GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { checkContentFiles } from './src/content/build/files/scan';
import { readTexts } from './src/api/build/cheatsheet/read-texts';
import { createApiNodes } from './src/api/build/create-nodes';
import { createContentNode } from './src/content/build/files/create-content-nodes';
import { createPages as createAllPages } from './src/content/build/create-pages';
import { keepDerivedNodes } from './src/content/build/derived/node-writer';
import { writeFeeds } from './src/content/build/feeds/write-feeds';
import { createSchema } from './src/content/build/schema/create-schema';
import { readSearchAreas } from './src/search/build/areas';
import { rememberQueries, serveSearchIndex } from './src/search/build/develop';
import { writeSearch } from './src/search/build/write-search';
import { removeNeedlessPlugins } from './src/gatsby/build/babel-plugins';
import { failBuildOnError, inOrder } from './src/gatsby/build/hooks';
import { configureWebpack } from './src/gatsby/build/webpack';
import { product } from './src/site/config/product';

type Hooks = GatsbyNode<Node>;

export const onPreInit: Hooks['onPreInit'] = failBuildOnError(() =>
  checkContentFiles({ 'cheatsheet.yaml': () => readTexts(product), 'search-areas.yaml': readSearchAreas }),
);
export const createSchemaCustomization: Hooks['createSchemaCustomization'] = createSchema;
export const sourceNodes: Hooks['sourceNodes'] = inOrder<SourceNodesArgs>(keepDerivedNodes, createApiNodes);
export const shouldOnCreateNode: Hooks['shouldOnCreateNode'] = ({ node }) => node.internal.type === 'Mdx';
export const onCreateNode: Hooks['onCreateNode'] = createContentNode;
export const createPages: Hooks['createPages'] = inOrder(({ graphql }) => rememberQueries(graphql), createAllPages);
export const onCreateBabelConfig: Hooks['onCreateBabelConfig'] = removeNeedlessPlugins;
export const onCreateWebpackConfig: Hooks['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: Hooks['onPostBuild'] = inOrder(writeFeeds, ({ graphql }) =>
  writeSearch(graphql, resolve('public')),
);
export const onCreateDevServer: Hooks['onCreateDevServer'] = serveSearchIndex;
