import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { chooseProtocol } from '../../src/mock/shared/realtime/credentials';
import { runWhenDue } from '../../src/mock/shared/run-when-due';
import type { MockApi, MockRequest, MockResponse } from '../../src/mock/shared/types';
import { MockServerError } from './options';
import { answerPage } from './page';

export interface ServerSettings {
  /** Creates the API for the address that its answers name, which has no slash at its end. */
  readonly createApi: (url: string) => MockApi;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Address in the API's answers; undefined for the one that the server listens on. */
  readonly publicUrl?: string | undefined;
  /** Gets a line for each request. */
  readonly print: (line: string) => void;
  /** Gets a line for each fault of the server. */
  readonly onFault: (message: string) => void;
}

export interface MockServer {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly api: MockApi;
  /** Closes sockets and connections. Answers that are being sent have a second. */
  readonly close: () => Promise<void>;
}

/** Bytes of a request's body: more than the largest picture. */
const LARGEST_BODY = 12_000_000;
/** Milliseconds that answers and closing sockets have when the server stops. */
const LONGEST_STOP = 1000;

/**
 * Serves the API over HTTP and websockets, and a page that shows it at `/`. The server only carries bytes: the API
 * checks requests itself, by the code that also runs in browsers (ADR 18).
 *
 * @throws MockServerError if the port or the host cannot be used
 */
export async function serveApi(settings: ServerSettings): Promise<MockServer> {
  const server = createServer({ requestTimeout: 30_000 });
  const url = await listen(server, settings);
  const api = settings.createApi(settings.publicUrl ?? url);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(api, request, response, settings);
  });
  const sockets = addSockets(server, api, settings.print);
  const stopTimers = runWhenDue(api, Date.now);
  const close = async (): Promise<void> => {
    stopTimers();
    for (const client of sockets.clients) client.close(1001, 'the server stops');
    const timer = setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
    }, LONGEST_STOP);
    server.closeIdleConnections();
    await new Promise((done) => server.close(done));
    clearTimeout(timer);
  };
  return { url, api, close };
}

async function answer(
  api: MockApi,
  request: IncomingMessage,
  response: ServerResponse,
  { print, onFault }: ServerSettings,
): Promise<void> {
  const { method = 'GET', url: target = '/' } = request;
  const started = Date.now();
  const page = answerPage(api, method, pathOf(target));
  const { status, headers, body } = page ?? (await answerCall(api, request, onFault));
  response.writeHead(status, headers).end(body ?? undefined);
  // The page's own requests would hide those of the API.
  if (!page) print(`${method} ${shortenKeys(target)} ${status} ${Date.now() - started} ms`);
}

async function answerCall(
  api: MockApi,
  request: IncomingMessage,
  onFault: (message: string) => void,
): Promise<MockResponse> {
  const refused = (status: number, error: string): MockResponse => ({
    status,
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ error }),
  });
  try {
    const body = await readBody(request);
    if (!body) return refused(413, `the body has more than ${LARGEST_BODY / 1e6} MB`);
    return await api.handle({ ...toMockRequest(request), body });
  } catch (error) {
    onFault(`${request.method} ${request.url}: ${(error as Error).message}`);
    return refused(500, (error as Error).message);
  }
}

/** Undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function addSockets(server: Server, api: MockApi, print: (line: string) => void): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 100_000,
    handleProtocols: (offered) => chooseProtocol([...offered]) ?? false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { url: target = '/' } = request;
    if (pathOf(target) !== '/rt') return void stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      print(`SOCKET ${shortenKeys(target)}`);
      const { receive, closed } = api.connect(toMockRequest(request), {
        send: (text) => socket.readyState === socket.OPEN && socket.send(text),
        close: (code, reason) => socket.close(code, reason),
      });
      socket.on('message', (data: Buffer) => receive(data.toString()));
      socket.on('error', () => socket.terminate());
      socket.on('close', closed);
    });
  });
  return sockets;
}

function toMockRequest({ method = 'GET', url: target = '/', headers }: IncomingMessage): MockRequest {
  const sent = Object.entries(headers);
  return {
    method,
    path: pathOf(target),
    query: new URLSearchParams(/\?(.*)$/s.exec(target)?.[1] ?? ''),
    headers: Object.fromEntries(sent.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value])),
    body: new Uint8Array(),
  };
}

/** The client of a proxy writes the target with scheme and host. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, '').replace(/[?#].*$/s, '') || '/';
}

/** Shortens keys and tokens, so that a log that is passed on opens no meeting. */
export function shortenKeys(target: string): string {
  const shorten = (text: string): string => (text.length > 4 ? `${text.slice(0, 4)}…` : text);
  return target
    .replace(
      /([?&](?:api_key|access_key|guest_token|user_token|token)=)([^&]*)/g,
      (_match, name: string, value: string) => name + shorten(value),
    )
    .replace(/\b[A-Za-z0-9]{20,}\b/g, shorten);
}

async function listen(server: Server, { host, port }: ServerSettings): Promise<string> {
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new MockServerError(
      code === 'EADDRINUSE'
        ? `Port ${port} is used by another program. Stop it, or choose another port: npm run mock -- --port ${port + 1}`
        : `The server cannot listen on ${host}, port ${port}: ${message}`,
      { cause: error },
    );
  }
  const { port: ownPort } = server.address() as AddressInfo;
  // 0.0.0.0 and :: are all addresses of this machine, and no address to call.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${ownPort}`;
}
