import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createDocsServer, type ServerContext } from './create-server';
import { DocsError } from './docs-error';
import { MESSAGE_BYTES } from './limits';

/** Path of the protocol. */
const MCP_PATH = '/mcp';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface HttpOptions {
  readonly port: number;
  /** Name or address to listen on. */
  readonly host: string;
  /** More names by which clients may address the server. */
  readonly allowedHosts: readonly string[];
}

/**
 * Serves the protocol over HTTP, without sessions: each request has a server of its own, so that nothing stays of
 * clients that are gone. Requests with another host or from pages of other origins are refused, as a page could
 * otherwise reach the server through the reader's browser (DNS rebinding).
 *
 * @throws DocsError if the port cannot be used
 */
export async function serveHttp(
  { port, host, allowedHosts }: HttpOptions,
  context: ServerContext,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const hosts = new Set([...LOOPBACK, host.includes(':') ? `[${host}]` : host, ...allowedHosts]);
  const server = createServer((request, response) => {
    answer(request, response, hosts, context).catch((error: unknown) => {
      context.onFault(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, -32603, 'The request failed. The log of the server says why.');
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new DocsError(`Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}${MCP_PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  hosts: ReadonlySet<string>,
  context: ServerContext,
): Promise<void> {
  const { headers, method, url = '' } = request;
  if (!hosts.has(hostOf(`http://${headers.host ?? ''}`)))
    return refuse(response, 403, -32000, `Host: found "${headers.host}"; allowed: ${[...hosts].join(', ')}.`);
  if (headers.origin !== undefined && !hosts.has(hostOf(headers.origin)))
    return refuse(response, 403, -32000, `Origin: found "${headers.origin}"; allowed: ${[...hosts].join(', ')}.`);
  if (url.replace(/\?.*$/, '') !== MCP_PATH)
    return refuse(response, 404, -32000, `Found ${url.slice(0, 200)}; the only path is ${MCP_PATH}.`);
  if (method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, -32000, `Found ${method}; allowed: POST. There are no sessions.`);
  }
  const body = await readBody(request);
  if (body === undefined) {
    response.setHeader('connection', 'close');
    return refuse(response, 413, -32600, `The message is longer than ${MESSAGE_BYTES} bytes.`);
  }
  const message = parse(body);
  if (message === undefined) return refuse(response, 400, -32700, 'The body is not JSON.');
  const server = createDocsServer(context);
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  // Also ends the work for a client that gives up.
  response.once('close', () => void server.close());
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, message);
}

/** Host of a URL without the port; empty if it is none. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** Returns undefined if the body is too long; the rest is not read. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MESSAGE_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MESSAGE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
