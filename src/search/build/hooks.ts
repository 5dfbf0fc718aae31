import { resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { INDEX_FOLDER } from '../shared/engine/packed-index';
import { writeSearch } from './write-search';

const SITE = resolve('public');

let queries: CreatePagesArgs['graphql'] | undefined;
/** The index of the current content, once it is being written. */
let writing: Promise<void> | undefined;

/** Stores the GraphQL function, and marks the index as outdated because content has changed. */
export function rememberQueries(graphql: CreatePagesArgs['graphql']): void {
  queries = graphql;
  writing = undefined;
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
 * Serves the local index in development. It is built at the first search after a change, because building it compiles
 * every page, and nobody should have to wait for that at startup.
 */
export function serveSearchIndex({ app, reporter }: CreateDevServerArgs): void {
  (
    app as { use: (path: string, handler: (request: unknown, response: unknown, next: () => void) => void) => void }
  ).use(`/${INDEX_FOLDER.replace(/^\//, '')}`, (_request, _response, next) => {
    startSearch().then(next, (error: unknown) => {
      reporter.error('The search index could not be built.', error as Error);
      next();
    });
  });
}
