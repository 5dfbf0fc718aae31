import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { failed, type Reply, type Call } from './replies';
import { handleControl, type ControlledServer } from './control';
import { matchEndpoint, type Match } from './endpoints';
import { createFaultList } from './faults';
import { createIndexStore, type JsonObject } from './indices';
import { seedIndex } from './seed';

export interface AlgoliaServerOptions {
  /** Default: any free port. */
  readonly port?: number;
  /** Accepted keys: the write key allows everything, the search key only queries. Without a write key any key works. */
  readonly writeKey?: string;
  readonly searchKey?: string;
  /** Milliseconds between accepting a task and carrying it out. */
  readonly taskDelay?: number;
  readonly maxRecordBytes?: number;
}

export interface AlgoliaServer extends ControlledServer {
  readonly url: string;
  /** Host and port, the format in which clients expect their hosts. */
  readonly host: string;
  /** Largest accepted record in bytes of JSON. Can be changed while the server is running, as when a plan changes. */
  maxRecordBytes: number;
  /** Resolves once no request is being handled, including requests that nobody is waiting for anymore. */
  idle(): Promise<void>;
  /** Refuses connections until `resume`, as a host that is down does. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server with the part of Algolia's REST API that is in use. Keeps indices in memory and injects faults. */
export async function startAlgoliaServer(options: AlgoliaServerOptions = {}): Promise<AlgoliaServer> {
  const store = createIndexStore();
  store.taskDelay = options.taskDelay ?? 0;
  const faults = createFaultList();
  const handled = new Set<Promise<void>>();
  const http = createServer((request, response) => {
    const done = respond(request, response).finally(() => handled.delete(done));
    handled.add(done);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => http.once('error', reject).listen(port, '127.0.0.1', resolve));
  const stop = (): Promise<void> => new Promise((resolve) => (http.close(() => resolve()), http.closeAllConnections()));
  await listen(options.port ?? 0);
  const { port } = http.address() as AddressInfo;

  const server: AlgoliaServer = {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    store,
    requests: [],
    maxRecordBytes: options.maxRecordBytes ?? 10_000,
    seed: (index, seed) => seedIndex(store, index, seed),
    order: faults.order,
    clearFaults: faults.clear,
    idle: async () => {
      while (handled.size > 0) await Promise.allSettled(handled);
    },
    pause: stop,
    resume: () => listen(port),
    close: stop,
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigins(request, response);
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', server.url);
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    const match = matchEndpoint(method, url.pathname);
    const raw = await readBody(request);
    if (raw === null) return;
    const body = parse(raw);
    if (match === null)
      return send(
        response,
        handleControl(server, method, url.pathname, body) ??
          failed(404, `Path not supported: ${method} ${url.pathname}`),
      );
    const name = endpointName(match, body);
    const fault = faults.next(name, match.index);
    server.requests.push({
      method,
      path: url.pathname,
      endpoint: name,
      index: match.index,
      bytes: raw.length,
      body: match.endpoint.name.endsWith('batch') ? undefined : body,
      fault: fault?.kind ?? null,
    });
    if (fault?.kind === 'refuse') return void request.socket.destroy();
    const call: Call = {
      store,
      index: match.index,
      id: match.id,
      body,
      query: url.searchParams,
      fault,
      now: Date.now,
      maxRecordBytes: server.maxRecordBytes,
    };
    if (fault?.kind === 'slow' && fault.carriedOut === 'after') await pause(fault.milliseconds);
    const reply = authorize(request, url, match, options) ?? carryOut(match, call);
    if (fault?.kind === 'cut') return cut(request, response, reply);
    if (fault?.kind === 'slow' && fault.carriedOut !== 'after') await pause(fault.milliseconds);
    send(response, reply);
  }

  return server;
}

/** Waits without keeping the process alive. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}

/** Runs the endpoint. An error in this server also becomes a response, so that the test shows it. */
function carryOut({ endpoint }: Match, call: Call): Reply {
  if (call.fault?.kind === 'status') return failed(call.fault.status, call.fault.message ?? 'Internal error');
  try {
    return endpoint.handle(call);
  } catch (error) {
    return failed(500, `The test server failed: ${String(error)}`);
  }
}

function endpointName({ endpoint }: Match, body: JsonObject | unknown[]): string {
  return endpoint.name === 'operation' && !Array.isArray(body) ? String(body.operation) : endpoint.name;
}

function authorize(
  request: IncomingMessage,
  url: URL,
  { endpoint }: Match,
  { writeKey, searchKey }: AlgoliaServerOptions,
): Reply | null {
  if (writeKey === undefined) return null;
  const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key');
  const appId = request.headers['x-algolia-application-id'] ?? url.searchParams.get('x-algolia-application-id');
  if (!appId || (key !== writeKey && key !== searchKey)) return failed(403, 'Invalid Application-ID or API key');
  return endpoint.writes && key !== writeKey ? failed(403, 'Method not allowed with this API key') : null;
}

/** The whole body, or null if the connection broke. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  const raw = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
}

function parse(raw: Buffer): JsonObject | unknown[] {
  try {
    const value: unknown = raw.length === 0 ? {} : JSON.parse(raw.toString());
    return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
  } catch {
    return {};
  }
}

/** Breaks the connection in the middle of the response, after the endpoint has run. */
function cut(request: IncomingMessage, response: ServerResponse, { status, body }: Reply): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, Math.floor(text.length / 2)), () => request.socket.destroy());
}

function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '600');
  response.setHeader('timing-allow-origin', '*');
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
