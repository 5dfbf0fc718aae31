import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirects } from '../../../site/redirects';
import { serveRedirects } from './serve-redirects';

const RULES: Redirects = {
  redirects: [
    { from: '/docs/old', to: '/docs/new#part', status: 301 },
    { from: '/guides/:name', to: '/docs/:name?all', status: 301 },
  ],
  gone: ['/docs/gone'],
};

/** Status and address of the redirect; undefined if the request goes on to Gatsby. */
function ask(url: string, accept: string | undefined = 'text/html,*/*', method = 'GET') {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  let handler: Handler = () => undefined;
  serveRedirects({ app: { use: (_path: string, route: Handler) => (handler = route) } } as never, () => RULES);
  const headers: Record<string, string> = {};
  const response = {
    statusCode: 200,
    setHeader: (name: string, value: string) => (headers[name] = value),
    end: jest.fn(),
  };
  const next = jest.fn();
  handler({ url, method, headers: { accept } } as never, response as never, next);
  expect(next.mock.calls.length + response.end.mock.calls.length).toBe(1);
  return next.mock.calls.length > 0 ? undefined : [response.statusCode, headers.Location];
}

test.each([
  ['/docs/old', '/docs/new#part'],
  ['/docs/old/', '/docs/new#part'],
  ['/docs/old?from=mail', '/docs/new?from=mail#part'],
  ['/guides/a%20b?x', '/docs/a%20b?all'],
])('%s leads to %s', (url, expected) => {
  expect(ask(url)).toEqual([302, expected]);
});

test.each(['/docs/new', '/docs/gone', '/', '/%E0%A4%A', '//host'])('%s goes on to Gatsby', (url) => {
  expect(ask(url)).toBeUndefined();
});

test('only requests for pages are redirected', () => {
  expect(ask('/docs/old', 'application/json')).toBeUndefined();
  expect(ask('/docs/old', 'text/html', 'POST')).toBeUndefined();
});
