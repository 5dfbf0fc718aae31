import { resolve } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { INDEX_FOLDER } from '../shared/engine/packed-index';
import { writeSearch } from './write-search';

let queries: CreatePagesArgs['graphql'] | undefined;
/** True once the index of the content as it is now has been written. */
let isWritten = false;

/** Keeps the way to the GraphQL layer, and notes that content has changed. */
export function rememberQueries(graphql: CreatePagesArgs['graphql']): void {
  queries = graphql;
  isWritten = false;
}

/**
 * Serves the local index while authors work. It is made at the first search after a change, since making it compiles
 * every page, for which nobody should wait at the start.
 */
export function serveSearchIndex({ app, reporter }: CreateDevServerArgs): void {
  (
    app as { use: (path: string, handler: (request: unknown, response: unknown, next: () => void) => void) => void }
  ).use(`/${INDEX_FOLDER.replace(/^\//, '')}`, (_request, _response, next) => {
    if (isWritten || !queries) return next();
    isWritten = true;
    writeSearch(queries, resolve('public')).then(next, (error: unknown) => {
      isWritten = false;
      reporter.error('The search index could not be made.', error as Error);
      next();
    });
  });
}
