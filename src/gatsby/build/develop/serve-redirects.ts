import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs } from 'gatsby';
import { addDevelopmentRoute } from '../../../site/build/development-route';
import { matchRedirect, type Redirects } from '../../../site/redirects';

/**
 * Lets addresses that have moved lead to their pages in `develop` as on a host. The status is always 302, because
 * browsers would remember a permanent redirect after its rule has changed.
 *
 * @param read returns the rules as they are now
 */
export function serveRedirects({ app }: Pick<CreateDevServerArgs, 'app'>, read: () => Redirects): void {
  addDevelopmentRoute(app, '/', (request, response, next) => {
    const to = isPageRequest(request) ? targetOf(request.url ?? '/', read()) : undefined;
    if (to === undefined) return next();
    redirect(response, to);
  });
}

/** Other requests are for files, of which there are many. */
function isPageRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** The query of the request is kept if the target has none, as hosts do. */
function targetOf(url: string, rules: Redirects): string | undefined {
  const { pathname, search } = new URL(url, 'http://localhost');
  const moved = matchRedirect(decoded(pathname), rules);
  if (!moved || !('to' in moved)) return undefined;
  const [address = '', hash] = moved.to.split('#');
  return `${address}${address.includes('?') ? '' : search}${hash === undefined ? '' : `#${hash}`}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.statusCode = 302;
  response.setHeader('Location', to);
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}
