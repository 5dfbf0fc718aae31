import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Locator, type Page } from '@playwright/test';
import { waitForApp } from './browser';

/** Address of the mock server that is built into the pages. */
export const MOCK = 'http://localhost:4010';
/** Address of the real API in the pages of the fixture `portal`. */
export const API = 'http://localhost:9581';

interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server answers; `wait` is called first, such as to hold the answer back. */
interface Reply {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
  readonly wait?: Promise<void>;
}

export interface CallServer {
  /** All calls since the test began, without preflight requests. */
  readonly seen: SeenCall[];
  /** Decides what is answered. A call without a reply gets 404. */
  reply: (call: SeenCall) => Reply | undefined;
}

export const MEETING = {
  access_key: 'A1b2C3d4E5f6G7h8J9k0L1m2',
  ready: true,
  room: { id: 'room-7', name: 'Team standup', guest_token: 'G9u8E7s6T5t4O3k2E1n0X9y8' },
  user: { id: 'u-204', name: 'Mara' },
  playbacks: [],
};

/** A server in place of the mock server and the real API, to which the browser maps both; each worker has its own. */
export const testWithCalls = base.extend<
  { readonly calls: CallServer },
  { readonly callServer: { readonly port: number; readonly state: CallServer } }
>({
  callServer: [
    async ({}, use) => {
      const state: CallServer = { seen: [], reply: () => undefined };
      const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { method = '', url: path = '', headers } = request;
          response.setHeader('access-control-allow-origin', '*');
          response.setHeader('access-control-allow-private-network', 'true');
          if (method === 'OPTIONS') {
            response.setHeader('access-control-allow-headers', 'authorization, content-type');
            response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
            response.writeHead(204).end();
            return;
          }
          const call = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
          state.seen.push(call);
          void send(response, state.reply(call) ?? { status: 404, json: { error: 'not found' } });
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ port: (server.address() as AddressInfo).port, state });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  calls: async ({ callServer: { state }, page }, use) => {
    await page.addInitScript(chooseServer, 'mock');
    state.seen.length = 0;
    state.reply = () => undefined;
    await use(state);
  },
  launchOptions: [
    ({ launchOptions, callServer }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${[MOCK, API]
            .map((url) => `MAP ${new URL(url).host} 127.0.0.1:${callServer.port}`)
            .join(', ')}`,
        ],
      }),
    { scope: 'worker' },
  ],
});

/** Chooses a server for the tab, unless the reader has chosen one. Runs in the page. */
export function chooseServer(server: string): void {
  sessionStorage.console ??= JSON.stringify({ server });
}

async function send(response: ServerResponse, { status, json, headers, bytes, wait }: Reply): Promise<void> {
  await wait;
  if (response.destroyed) return;
  response.writeHead(status, { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
}

/** The button that opens the console of a call. */
export function tryButton(page: Page, operationId: string): Locator {
  return page.locator(`[data-try="${operationId}"]`);
}

/** Opens the console of a call on a page that shows it, and returns its region. */
export async function openConsole(page: Page, path: string, operationId: string): Promise<Locator> {
  await page.goto(path);
  await waitForApp(page);
  await tryButton(page, operationId).click();
  const region = page.getByRole('region', { name: /^Try it: / });
  await region.waitFor();
  return region;
}

export const ROOMS = '/docs/rest/references/meeting-room';
