import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { MockApi, MockRequest } from '../../src/mock/shared/types';
import { answerBrokenRequest, answerFault, LARGEST_BODY } from './faults';
import { createLiveState, type LiveState } from './live-state';
import { MockServerError } from './mock-server-error';
import { addPage, isPagePath } from './page-routes';
import { createRequestLog, shortenKeys } from './request-log';
import { closeSockets, openSocket, prepareSocket, protocolFor } from './sockets';
import { runWhenDue } from '../../src/mock/shared/run-when-due';

export interface ServerSettings {
  /** Creates the API for the address that its answers name, which has no slash at its end. */
  readonly createApi: (url: string) => MockApi;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Address in the API's answers; undefined for the one that the server listens on. */
  readonly publicUrl?: string | undefined;
  /** Writes what has changed, before the answer is sent. */
  readonly flush: () => void;
  /** Gets a line for each request. */
  readonly print: (line: string) => void;
  /** Gets a line for each fault of the server. */
  readonly onFault: (message: string) => void;
  /** Milliseconds within which a request must have arrived. */
  readonly patience?: number;
}

export interface MockServer {
  /** Address without a slash at its end. */
  readonly url: string;
  readonly api: MockApi;
  /** Closes sockets and connections. Answers that are being sent have a second. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that answers and closing sockets have when the server stops. */
const LONGEST_STOP = 1000;
const API_ROUTE = '/api';
/** The content types that were sent. */
const contentTypes = new WeakMap<IncomingMessage, string>();

/**
 * Serves the API over HTTP and websockets, and a page that shows it at `/`.
 *
 * Fastify only carries bytes here. It has plugins that check requests against an OpenAPI description, but the API
 * checks them itself, by the code that also runs in the browser and in the tests of the docs (ADR 18).
 *
 * @throws MockServerError if the port or the host cannot be used
 */
export async function serveApi(settings: ServerSettings): Promise<MockServer> {
  const { patience = 30_000 } = settings;
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: 'idle',
    // Whatever the target is, even one that cannot be decoded, is the API's to answer.
    rewriteUrl: ({ url = '/' }) => (isPagePath(pathOf(url)) ? withoutHost(url) : API_ROUTE),
    exposeHeadRoutes: false,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5000) },
    clientErrorHandler: answerBrokenRequest,
  });
  const log = createRequestLog(settings.print);
  const api: { current?: MockApi } = {};
  const requireApi = (): MockApi => {
    if (!api.current) throw new Error('The server is not ready.');
    return api.current;
  };
  app.setErrorHandler((error, request, reply) => answerFault(error, request, reply, settings.onFault));
  app.addHook('onResponse', async (request, reply) => {
    // The page's own requests would hide those of the API.
    if (request.url === API_ROUTE)
      log.add({
        method: request.method,
        target: shortenKeys(request.originalUrl),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
  });
  await app.register(websocket, {
    options: { maxPayload: 100_000, handleProtocols: (_offered, request) => protocolFor(request) },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => {
      void closeSockets(app.websocketServer.clients, LONGEST_STOP).then(() => done());
    },
  });
  const live = createLiveState(requireApi, log);
  addApi(app, settings, requireApi, log.add);
  await addPage(app, requireApi, live);
  const url = await listen(app, settings);
  api.current = settings.createApi(settings.publicUrl ?? url);
  return { url, api: api.current, close: stopFunction(app, api.current, live, settings) };
}

function addApi(
  app: FastifyInstance,
  { flush }: ServerSettings,
  api: () => MockApi,
  log: ReturnType<typeof createRequestLog>['add'],
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, headers, body } = await api().handle(toMockRequest(request));
    flush();
    return reply
      .code(status)
      .headers(headers)
      .send(typeof body === 'string' || !body ? (body ?? undefined) : Buffer.from(body));
  }

  // Fastify refuses a content type that is none, and what is wrong with a body is for the API to say.
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers['content-type'] === undefined) return;
    contentTypes.set(raw, headers['content-type']);
    headers['content-type'] = 'application/octet-stream';
  });
  // The websocket is refused before it is opened: the plugin would open and then close it.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws) return;
    if (pathOf(request.originalUrl) !== '/rt')
      return reply.code(404).type('application/json').send('{"error":"not found"}');
    prepareSocket(request.raw, (end) => api().connect(toMockRequest(request), end), flush);
  });
  app.route({
    method: 'GET',
    url: API_ROUTE,
    handler: handle,
    wsHandler: (socket, request) => {
      log({ method: 'SOCKET', target: shortenKeys(request.originalUrl), status: 101, milliseconds: 0 });
      openSocket(request.raw, socket, flush);
    },
  });
  app.route({ method: app.supportedMethods.filter((method) => method !== 'GET'), url: API_ROUTE, handler: handle });
  app.setNotFoundHandler(handle);
}

function toMockRequest(request: FastifyRequest): MockRequest {
  const { method, originalUrl, raw, body } = request;
  const { origin, host = '' } = request.headers;
  const headers = {
    ...request.headers,
    'content-type': contentTypes.get(raw),
    // The page of this server is no strange one, whatever name the server is called by.
    origin: [`http://${host}`, `https://${host}`].includes(origin ?? '') ? undefined : origin,
  };
  return {
    method,
    path: pathOf(originalUrl),
    query: new URLSearchParams(/\?(.*)$/s.exec(originalUrl)?.[1] ?? ''),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    ),
    body: body instanceof Uint8Array ? body : new Uint8Array(),
  };
}

function pathOf(target: string): string {
  return withoutHost(target).replace(/[?#].*$/s, '') || '/';
}

/** The client of a proxy writes the target with scheme and host. */
function withoutHost(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, '');
}

async function listen(app: FastifyInstance, { host, port }: ServerSettings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new MockServerError(
        `Port ${port} is used by another program. Stop it, or choose another port: npm run mock -- --port ${port + 1}`,
      );
    if (code === 'EACCES') throw new MockServerError(`Port ${port} may not be used. Choose one from 1024: --port 4010`);
    if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(code ?? ''))
      throw new MockServerError(
        `--host: found "${host}"; expected a name or an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
      );
    throw new MockServerError(`Port ${port} cannot be used: ${message}`);
  }
  const { port: ownPort } = app.server.address() as AddressInfo;
  // 0.0.0.0 and :: are all addresses of this machine, and no address to call.
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${ownPort}`;
}

function stopFunction(
  app: FastifyInstance,
  api: MockApi,
  live: LiveState,
  { flush }: ServerSettings,
): () => Promise<void> {
  const stopTimers = runWhenDue(api, Date.now, flush);
  return async () => {
    stopTimers();
    live.close();
    const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP);
    await app.close();
    clearTimeout(timer);
    flush();
  };
}
