import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { addDevelopmentRoute } from '../../site/build/development-route';
import { env } from '../../site/build/env';
import { siteConfig } from '../../site/config/site-config';
import { indexFolder, MANIFEST_NAME } from '../shared/engine/packed-index';
import { writeSearch } from './write-search';

const SITE = resolve('public');

let queries: CreatePagesArgs['graphql'] | undefined;
/** The index of the current content, once it is being written. */
let writing: Promise<void> | undefined;

const { versions, lastVersion } = siteConfig.docs;
/** Paths of the manifests, one for each version of the docs. */
const MANIFESTS = versions.map(({ name }) => `${indexFolder(name, lastVersion)}/${MANIFEST_NAME}`);

/**
 * Stores the GraphQL function, and marks the index as outdated because content has changed. In development, Gatsby
 * would serve the manifest of the old index before it asks anyone else.
 */
export function rememberQueries(graphql: CreatePagesArgs['graphql']): void {
  queries = graphql;
  writing = undefined;
  if (!env.isProduction) for (const manifest of MANIFESTS) rmSync(join(SITE, manifest), { force: true });
}

/**
 * Starts to write what search needs, unless that has been done for the current content. In a build, this happens while
 * Gatsby renders the pages, and the hook after the build waits for it.
 */
export function startSearch(): Promise<void> {
  if (!queries) return Promise.reject(new Error('The search index needs the GraphQL function of createPages.'));
  writing ??= writeSearch(queries, SITE);
  // Whoever waits for it gets the error.
  writing.catch(() => (writing = undefined));
  return writing;
}

/**
 * Serves the manifests of the local index in development. The index is built at the first search after a change,
 * because building it compiles every page, and nobody should have to wait for that at startup. Gatsby serves its other
 * files.
 */
export function serveSearchIndex({ app, reporter }: Pick<CreateDevServerArgs, 'app' | 'reporter'>): void {
  for (const manifest of MANIFESTS)
    addDevelopmentRoute(app, `/${manifest}`, (_request, response) => {
      startSearch()
        .then(() => response.setHeader('content-type', 'application/json').end(readFileSync(join(SITE, manifest))))
        .catch((error: unknown) => {
          reporter.error('The search index could not be built.', error as Error);
          response.writeHead(500).end();
        });
    });
}
