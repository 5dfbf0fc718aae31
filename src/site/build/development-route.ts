import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Adds a route to Gatsby's development server, which serves the files of `public` before it asks any of them. */
export function addDevelopmentRoute(app: CreateDevServerArgs['app'], path: string, handler: Handler): void {
  // Gatsby gives the types of an Express that is not installed.
  (app as { use: (path: string, handler: Handler) => void }).use(path, handler);
}
