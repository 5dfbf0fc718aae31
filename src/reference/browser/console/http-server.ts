import type { ConsoleServer } from '../../shared/console/server';
import { fill } from '../../../site/fill';

/** A server that browsers reach over HTTP. */
interface HttpServerOptions extends Omit<ConsoleServer, 'send'> {
  /** Protocol and host. */
  readonly origin: string;
  /** Says why there may be no answer and what to do. */
  readonly unreachable: string;
}

function httpServer({ origin, unreachable, ...server }: HttpServerOptions): ConsoleServer {
  return {
    ...server,
    send: async ({ method, path, headers, body }, signal) => {
      try {
        const response = await fetch(origin + path, {
          method,
          headers,
          body,
          signal,
          // Nothing but the request itself: no cookies, no address of this page, no copy in the browser's cache.
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          cache: 'no-store',
          // A key must not follow to another host.
          redirect: 'error',
        });
        return {
          status: response.status,
          headers: [...response.headers],
          body: new Uint8Array(await response.arrayBuffer()),
        };
      } catch {
        signal.throwIfAborted();
        throw new Error(unreachable);
      }
    },
  };
}

/** The servers of the configuration: the mock server on the reader's machine, then the real API. */
export function configuredServers({
  mockUrl,
  apiUrls,
}: {
  readonly mockUrl: string;
  readonly apiUrls: readonly string[];
}): ConsoleServer[] {
  return [
    httpServer({
      id: 'mock',
      label: fill(STRINGS.console.mockServer, { host: withoutProtocol(mockUrl) }),
      origin: mockUrl,
      allowsKeyCalls: true,
      drawsMeetings: true,
      unreachable: fill(STRINGS.console.mockUnreachable, { url: mockUrl }),
    }),
    ...apiUrls.map((origin) =>
      httpServer({
        id: origin,
        label: fill(STRINGS.console.realApi, { host: withoutProtocol(origin) }),
        origin,
        allowsKeyCalls: false,
        drawsMeetings: false,
        unreachable: fill(STRINGS.console.apiUnreachable, { host: withoutProtocol(origin) }),
      }),
    ),
  ];
}

function withoutProtocol(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
