import type { ConsoleServer } from '../../shared/console/server';

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
      label: `Mock on this machine (${withoutProtocol(mockUrl)})`,
      origin: mockUrl,
      allowsKeyCalls: true,
      drawsMeetings: true,
      unreachable:
        `The mock server does not respond at ${mockUrl}. Start it in a copy of this site’s project with ` +
        '`npm run mock`. If the browser asks whether this page may reach this machine, allow it.',
    }),
    ...apiUrls.map((origin) =>
      httpServer({
        id: origin,
        label: `Real API (${withoutProtocol(origin)})`,
        origin,
        allowsKeyCalls: false,
        drawsMeetings: false,
        unreachable: `${withoutProtocol(origin)} did not respond, or does not let pages read its response. Check the connection.`,
      }),
    ),
  ];
}

function withoutProtocol(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
