import { dirname } from 'node:path/posix';
import type { CreateDevServerArgs } from 'gatsby';
import { addDevelopmentRoute } from '../../site/build/development-route';
import { messageWithCauses } from '../../site/problems';
import { routes } from '../../site/routes';
import { callFiles } from './call-files';

/**
 * Serves in development what a build writes for readers who try calls. The description is read at each request, so that
 * a change to it needs no restart; what has been made from the same text before comes from the cache.
 */
export function serveCallFiles({ app, reporter }: Pick<CreateDevServerArgs, 'app' | 'reporter'>): void {
  // Development has no base path.
  const folder = dirname(routes.mockCalls());
  addDevelopmentRoute(app, folder, ({ url = '' }, response, next) => {
    const path = folder + new URL(url, 'http://localhost').pathname;
    try {
      const json = callFiles().find(([file]) => file === path)?.[1];
      if (json === undefined) next();
      else response.setHeader('content-type', 'application/json').end(json);
    } catch (error) {
      reporter.error(messageWithCauses(error));
      response.writeHead(500).end();
    }
  });
}
