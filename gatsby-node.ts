import type { GatsbyNode } from 'gatsby';
import { checkContentFiles } from './src/node/content-files/scan';
import { createContentNode } from './src/node/create-content-nodes';
import { createPages as createAllPages } from './src/node/create-pages';
import { keepDerivedNodes } from './src/node/derive-nodes';
import { messageWithCauses } from './src/node/problems';
import { createSchema } from './src/node/schema';
import { configureWebpack } from './src/node/webpack';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    checkContentFiles();
  } catch (error) {
    reporter.panicOnBuild(messageWithCauses(error));
  }
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createSchema;
export const sourceNodes: GatsbyNode['sourceNodes'] = keepDerivedNodes;
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => (node as { internal: { type: string } }).internal.type === "Mdx";
export const onCreateNode: GatsbyNode['onCreateNode'] = createContentNode;
export const createPages: GatsbyNode['createPages'] = createAllPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
