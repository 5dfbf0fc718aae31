import type { GatsbyNode, Node, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';
import { checkContentFiles } from '../../content/build/files/scan';
import { readTexts } from '../../reference/build/cheatsheet/read-texts';
import { createApiNodes } from '../../reference/build/create-nodes';
import {
  finishCompiling,
  compiledWithoutProblems,
  listenToCompiler,
} from '../../content/build/compiler/content-compiler';
import { createContentNode } from '../../content/build/files/create-content-nodes';
import { createPages as createAllPages } from '../../content/build/create-pages';
import { keepDerivedNodes } from '../../content/build/derived/node-writer';
import { writeFeeds } from '../../content/build/feeds/write-feeds';
import { keepPageNotes } from '../../content/build/notes/read-notes';
import { createSchema } from '../../content/build/schema/create-schema';
import { serveCallFiles } from '../../mock/build/serve-call-files';
import { readPageMenu, withExistingPages } from '../../machines/build/page-menu';
import { readRedirects } from '../../output/build/redirects/read-redirects';
import { readSearchAreas } from '../../search/build/areas';
import { forgetSentRecords } from '../../search/build/hosted/push-plugin';
import { rememberQueries, serveSearchIndex, startSearch } from '../../search/build/hooks';
import { stemmerModule } from '../../search/build/stemmers';
import { removeNeedlessPlugins } from '../build/babel-plugins';
import { serveModulesOnDemand } from '../build/compile-on-demand';
import { finishBuild } from '../build/finish-build';
import { failBuildOnError, inOrder, refuseIgnoredBase } from '../build/hooks';
import { parseOnlyPageModules } from '../build/query-files';
import { reuseUnchangedBundles } from '../build/reuse-bundles';
import { dropStaleCaches } from '../build/stale-caches';
import { configureWebpack } from '../build/webpack';
import { prepareWorkersIfNeeded, queryHereIfFew, spareWorkers } from '../build/workers';
import { publishDiagramLibrary } from '../../site/build/diagram-library';
import { restorePageData } from '../../output/build/page-data-folder';
import { endCommand } from '../../site/build/end-command';
import { env } from '../../site/build/env';
import { siteLanguage } from '../../site/config/language';
import { product } from '../../site/config/product';
import { formatProblem, messageWithCauses } from '../../site/problems';

type Hooks = GatsbyNode<Node>;

/** In `develop` only, and loaded there only: a build has not all of its packages. */
const development = async () =>
  env.isProduction ? undefined : (await import('../build/develop/development')).development();

function prepare({ store }: ParentSpanPluginArgs): void {
  if (env.isProduction) refuseIgnoredBase(store);
  dropStaleCaches(store);
  restorePageData('public');
  parseOnlyPageModules();
  if (!env.isProduction) return;
  spareWorkers(store);
  reuseUnchangedBundles();
}

/** Without the copy of the content that `npm run develop` has checked. */
const checkFirst = failBuildOnError<ParentSpanPluginArgs>((args) => {
  prepare(args);
  const warnings = checkContentFiles({
    'cheatsheet.yaml': () => readTexts(product),
    'page-menu.yaml': readPageMenu,
    'redirects.yaml': readRedirects,
    'search-areas.yaml': readSearchAreas,
  });
  if (warnings.length > 0)
    process.stderr.write(`! The content can be built, but:\n${warnings.map(formatProblem).join('\n')}\n`);
});
export const onPreInit: Hooks['onPreInit'] = async (args) => {
  const author = (await development())?.author;
  if (author) listenToCompiler(author.noteCompiled);
  if (author) prepare(args);
  else checkFirst(args);
};
export const onPreBootstrap: Hooks['onPreBootstrap'] = async (args) => {
  const develop = await development();
  await develop?.contentIsReady;
  if (env.chromiumPath === undefined) publishDiagramLibrary('public');
  await forgetSentRecords(args);
};
export const createSchemaCustomization: Hooks['createSchemaCustomization'] = createSchema;
export const sourceNodes: Hooks['sourceNodes'] = inOrder<SourceNodesArgs>(keepDerivedNodes, createApiNodes);
export const shouldOnCreateNode: Hooks['shouldOnCreateNode'] = ({ node }) => node.internal.type === 'Mdx';
export const onCreateNode: Hooks['onCreateNode'] = createContentNode;
export const createPages: Hooks['createPages'] = inOrder(
  ({ graphql }) => rememberQueries(graphql),
  async (args) => createAllPages(args, (await development())?.author.notePlan),
  ({ store }) => {
    prepareWorkersIfNeeded(store);
    // Beside the bundles and the rendering of the pages; onPostBuild waits for it and reports its error.
    if (env.isProduction)
      void compiledWithoutProblems()
        .then((canBuild) => (canBuild ? startSearch() : undefined))
        .catch(() => undefined);
  },
);
export const onCreateBabelConfig: Hooks['onCreateBabelConfig'] = removeNeedlessPlugins;
export const onCreateWebpackConfig: Hooks['onCreateWebpackConfig'] = (args) =>
  configureWebpack(
    args,
    async () => {
      await finishCompiling(args).catch((error: unknown) => endCommand(messageWithCauses(error)));
      queryHereIfFew(args.store);
    },
    withExistingPages(readPageMenu(), args.store.getState().pages),
    stemmerModule(siteLanguage),
  );
export const onPostBuild: Hooks['onPostBuild'] = inOrder(writeFeeds, keepPageNotes, startSearch, finishBuild);
export const onCreateDevServer: Hooks['onCreateDevServer'] = inOrder(
  serveModulesOnDemand,
  serveSearchIndex,
  serveCallFiles,
  async (args) => (await development())?.serve(args, readRedirects),
);
