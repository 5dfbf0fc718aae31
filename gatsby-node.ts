import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContentFiles } from './src/content/build/files/scan';
import { createApiNodes } from './src/api/build/create-nodes';
import { createContentNode } from './src/content/build/files/create-content-nodes';
import { createPages as createAllPages } from './src/content/build/create-pages';
import { keepDerivedNodes } from './src/content/build/derived/node-writer';
import { writeFeeds } from './src/content/build/feeds/write-feeds';
import { messageWithCauses } from './src/site/problems';
import { createSchema } from './src/content/build/schema/create-schema';
import { rememberQueries, serveSearchIndex } from './src/search/build/develop';
import { writeSearch } from './src/search/build/write-search';
import { configureWebpack } from './src/gatsby/build/webpack';

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
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) =>
  (node as { internal: { type: string } }).internal.type === 'Mdx';
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
