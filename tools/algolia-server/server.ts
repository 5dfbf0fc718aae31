import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { pick, search, type JsonObject } from './search';

/** What the stand-in does instead of answering. */
type Fault =
  /** An error response; nothing is carried out. */
  | { readonly kind: 'status'; readonly status: number }
  /** The response comes later. */
  | { readonly kind: 'slow'; readonly milliseconds: number };

interface FaultRule {
  readonly fault: Fault;
  /** As in the recorded requests; any if missing. */
  readonly endpoint?: string;
  /** How many of the next requests get the fault. Default 1; 0 means all of them. */
  readonly times?: number;
}

interface StoredIndex {
  readonly records: ReadonlyMap<string, JsonObject>;
  readonly settings: JsonObject;
  readonly rules: readonly JsonObject[];
}

interface RecordedRequest {
  /** Name of the action; an operation on indices has that of the operation. */
  readonly endpoint: string;
  readonly index: string;
  readonly body: JsonObject;
}

interface Options {
  /** Default: any free port. */
  readonly port?: number;
  /** The key that all requests need; without one, any key works. */
  readonly writeKey?: string;
}

export interface AlgoliaServer {
  readonly url: string;
  readonly indices: Map<string, StoredIndex>;
  readonly requests: RecordedRequest[];
  seed(
    index: string,
    content: { readonly records: readonly JsonObject[] } & Partial<Omit<StoredIndex, 'records'>>,
  ): void;
  order(rule: FaultRule): void;
  /** Refuses connections until `resume`, as a host that is down does. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: JsonObject;
}

/** Largest record in bytes of JSON. */
const MAX_RECORD = 10_000;
const NO_INDEX: StoredIndex = { records: new Map(), settings: {}, rules: [] };

const ok = (body: JsonObject): Reply => ({ status: 200, body });
const failed = (status: number, message: string): Reply => ({ status, body: { message, status } });

/**
 * Starts a stand-in for the hosted search: the part of Algolia's API that the site, gatsby-plugin-algolia and
 * `npm run search:publish` use. Keeps its indices in memory, carries out tasks at once and has faults on request.
 */
export async function startAlgoliaServer({ port = 0, writeKey }: Options = {}): Promise<AlgoliaServer> {
  const indices: AlgoliaServer['indices'] = new Map();
  const requests: RecordedRequest[] = [];
  const faults: { rule: FaultRule; left: number }[] = [];
  const http = createServer((request, response) => void respond(request, response));
  const listen = (at: number): Promise<void> =>
    new Promise((resolve, reject) => http.once('error', reject).listen(at, '127.0.0.1', resolve));
  const stop = (): Promise<void> => new Promise((resolve) => (http.close(() => resolve()), http.closeAllConnections()));
  await listen(port);
  const { port: used } = http.address() as AddressInfo;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const body = await readBody(request).catch(() => null);
    if (body === null) return;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [index = '', action = ''] = pathname
      .replace(/^\/1\/indexes\//, '')
      .split('/')
      .map(decodeURIComponent);
    const endpoint = pathname === '/1/events' ? 'events' : action === 'operation' ? String(body.operation) : action;
    requests.push({ endpoint, index, body });
    const fault = nextFault(endpoint);
    if (fault?.kind === 'slow') await new Promise((done) => void setTimeout(done, fault.milliseconds).unref());
    const { status, body: answer } =
      fault?.kind === 'status'
        ? failed(fault.status, 'Ordered by the test')
        : writeKey !== undefined && request.headers['x-algolia-api-key'] !== writeKey
          ? failed(403, 'Invalid Application-ID or API key')
          : carryOut(request.method ?? '', endpoint, index, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  function nextFault(endpoint: string): Fault | undefined {
    const next = faults.find(({ rule, left }) => left > 0 && (rule.endpoint ?? endpoint) === endpoint);
    if (next) next.left -= 1;
    return next?.rule.fault;
  }

  function carryOut(method: string, endpoint: string, name: string, body: JsonObject): Reply {
    const index = indices.get(name);
    const done = (changed: Partial<StoredIndex> = {}): Reply => {
      indices.set(name, { ...(index ?? NO_INDEX), ...changed });
      return ok({ taskID: 1, updatedAt: new Date().toISOString() });
    };
    if (endpoint === 'events') return ok({ status: 200, message: 'OK' });
    if (endpoint === 'queries')
      return ok({
        results: (body.requests as JsonObject[]).map((query) =>
          search([...(indices.get(String(query.indexName))?.records.values() ?? [])], query),
        ),
      });
    if (endpoint === 'task') return ok({ status: 'published', pendingTask: false });
    if (endpoint === 'settings' && method === 'PUT') return done({ settings: { ...index?.settings, ...body } });
    if (endpoint === 'batch') return batch(index, body, done);
    if (endpoint === 'copy' || endpoint === 'move') return transfer(endpoint, name, body);
    if (!index) return failed(404, `Index ${name} does not exist`);
    if (endpoint === 'settings') return ok(index.settings);
    if (endpoint === 'browse') {
      const paths = body.attributesToRetrieve as string[] | undefined;
      return ok({ hits: [...index.records.values()].map((record) => pick(record, paths)) });
    }
    return failed(404, `The stand-in has no ${method} ${endpoint}`);
  }

  function transfer(operation: 'copy' | 'move', name: string, { destination, scope }: JsonObject): Reply {
    const from = indices.get(name) ?? NO_INDEX;
    const target = String(destination);
    if (operation === 'copy' && Array.isArray(scope)) {
      const { settings, rules } = from;
      const copied = Object.fromEntries(Object.entries({ settings, rules }).filter(([part]) => scope.includes(part)));
      indices.set(target, { ...(indices.get(target) ?? NO_INDEX), ...copied });
    } else if (operation === 'copy' || indices.has(name)) indices.set(target, from);
    if (operation === 'move') indices.delete(name);
    return ok({ taskID: 1, updatedAt: new Date().toISOString() });
  }

  return {
    url: `http://127.0.0.1:${used}`,
    indices,
    requests,
    seed: (name, { records, ...parts }) =>
      void indices.set(name, {
        ...NO_INDEX,
        ...parts,
        records: new Map(records.map((one) => [String(one.objectID), one])),
      }),
    order: (rule) => void faults.push({ rule, left: rule.times === 0 ? Infinity : (rule.times ?? 1) }),
    pause: stop,
    resume: () => listen(used),
    close: stop,
  };
}

/** If one record is too large, the whole batch is refused. */
function batch(
  index: StoredIndex | undefined,
  body: JsonObject,
  done: (changed: Partial<StoredIndex>) => Reply,
): Reply {
  const records = new Map(index?.records);
  for (const { action, body: record } of body.requests as { action: string; body: JsonObject }[]) {
    const id = String(record.objectID);
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > MAX_RECORD) return failed(400, `Record objectID=${id} is too big size=${size}/${MAX_RECORD} bytes`);
    if (action === 'deleteObject') records.delete(id);
    else records.set(id, record);
  }
  return done({ records });
}

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  return text === '' ? {} : (JSON.parse(text) as JsonObject);
}
