import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testOn } from './fixture-site';

/** Host of the addresses for feedback and for violations of the policy that are built into the fixture `zeta`. */
const COLLECTOR_PORT = 9579;

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A test function for the fixture with feedback. `received` has the requests to its host since the test began;
 * the host is a server of the worker's own, to which its browser maps the address in the pages.
 */
export const testWithCollector = testOn('zeta').extend<
  { readonly received: readonly Received[] },
  { readonly collector: { readonly port: number; readonly received: Received[] } }
>({
  collector: [
    async ({}, use) => {
      const received: Received[] = [];
      const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { method = '', url: path = '', headers } = request;
          received.push({ method, path, headers, body: Buffer.concat(chunks).toString('utf8') });
          // Pages may read the answer to feedback.
          response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ port: (server.address() as AddressInfo).port, received });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  received: async ({ collector }, use) => {
    collector.received.length = 0;
    await use(collector.received);
  },
  launchOptions: [
    ({ launchOptions, collector }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=MAP localhost:${COLLECTOR_PORT} 127.0.0.1:${collector.port}`,
        ],
      }),
    { scope: 'worker' },
  ],
});
