import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContentFiles } from './src/node/content-files/scan';
import { createApiNodes } from './src/node/api/create-nodes';
import { createContentNode } from './src/node/create-content-nodes';
import { createPages as createAllPages } from './src/node/create-pages';
import { keepDerivedNodes } from './src/node/derive-nodes';
import { writeFeeds } from './src/node/feeds/write-feeds';
import { messageWithCauses } from './src/node/problems';
import { createSchema } from './src/node/schema';
import { rememberQueries, serveSearchIndex } from './src/node/search-index/develop';
import { writeSearch } from './src/node/search-index/write-search';
import { configureWebpack } from './src/node/webpack';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    checkContentFiles();
  } catch (error) {
    reporter.panicOnBuild(messageWithCauses(error));
  }
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  keepDerivedNodes(args);
  createApiNodes(args);
};
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => (node as { internal: { type: string } }).internal.type === "Mdx";
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const createPages: GatsbyNode['createPages'] = async (args) => {
  rememberQueries(args.graphql);
  await createAllPages(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeFeeds(args);
  await writeSearch(args.graphql as never, resolve('public'));
};
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveSearchIndex;
