import { resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { INDEX_FOLDER } from '../shared/engine/packed-index';
import { writeSearch } from './write-search';

let queries: CreatePagesArgs['graphql'] | undefined;
/** True once the index of the current content has been written. */
let isWritten = false;

/** Stores the GraphQL function, and marks the index as outdated because content has changed. */
export function rememberQueries(graphql: CreatePagesArgs['graphql']): void {
  queries = graphql;
  isWritten = false;
}

/**
 * Serves the local index in development. It is built at the first search after a change, because building it compiles
 * every page, and nobody should have to wait for that at startup.
 */
export function serveSearchIndex({ app, reporter }: CreateDevServerArgs): void {
  (
    app as { use: (path: string, handler: (request: unknown, response: unknown, next: () => void) => void) => void }
  ).use(`/${INDEX_FOLDER.replace(/^\//, '')}`, (_request, _response, next) => {
    if (isWritten || !queries) return next();
    isWritten = true;
    writeSearch(queries, resolve('public')).then(next, (error: unknown) => {
      isWritten = false;
      reporter.error('The search index could not be built.', error as Error);
      next();
    });
  });
}
