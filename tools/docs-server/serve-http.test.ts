import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { serveHttp } from './serve-http';
import { watchSite } from './site-data';
import { callTool, fixtureFiles, memoryFiles } from './test-support';

let url: string;
let close: () => Promise<void>;
const faults: unknown[] = [];

beforeAll(async () => {
  const current = watchSite(memoryFiles(fixtureFiles()));
  const onFault = (error: unknown): void => void faults.push(error);
  ({ url, close } = await serveHttp(
    { port: 0, host: '127.0.0.1', allowedHosts: ['docs'] },
    { current, version: '1', onFault },
  ));
});
afterAll(() => close());
afterEach(() => expect(faults).toEqual([]));

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

/** Sends a request as a client would; `fetch` allows no other host. */
function send(
  body: string,
  {
    method = 'POST',
    path = '/mcp',
    headers = {},
  }: { method?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
    const sent = request(new URL(path, url), { method, headers: all }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function connectClient(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as Parameters<typeof client.connect>[0]);
  return client;
}

test('two clients at once get their own results', async () => {
  const [one, two] = await Promise.all([connectClient(), connectClient()]);
  const results = await Promise.all(
    [one, two, one, two].map((client, index) =>
      callTool(client, 'release_notes', { product: index % 2 === 0 ? 'Go' : 'PHP' }),
    ),
  );
  expect(results.map(({ text }) => /Go|PHP/.exec(text)?.[0])).toEqual(['Go', 'PHP', 'Go', 'PHP']);
  await Promise.all([one.close(), two.close()]);
});

test.each([
  ['another host', LIST, { headers: { host: 'evil.example' } }, 403, 'allowed: localhost, 127.0.0.1'],
  ['a page of another origin', LIST, { headers: { origin: 'https://evil.example' } }, 403, 'Origin: found'],
  ['an opaque origin', LIST, { headers: { origin: 'null' } }, 403, 'Origin: found'],
  ['an allowed name', LIST, { headers: { host: 'docs:80' } }, 200, 'search_docs'],
  ['a page of this machine', LIST, { headers: { origin: 'http://localhost:6274' } }, 200, 'search_docs'],
  ['another path', LIST, { path: '/' }, 404, 'the only path is /mcp'],
  ['another method', '', { method: 'GET' }, 405, 'allowed: POST'],
  ['no JSON', '{"jsonrpc":', {}, 400, 'not JSON'],
  ['another JSON', '{"a":1}', {}, 400, 'Parse error'],
  ['too much', `"${'x'.repeat(1_000_000)}"`, {}, 413, 'longer than 1000000 bytes'],
])('%s', async (_name, body, options, status, text) => {
  expect(await send(body, options)).toEqual({ status, text: expect.stringContaining(text) as unknown });
});

test('too much without a stated length', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(await send('x'.repeat(3_000_000), { headers }).catch(() => ({ status: 413 }))).toMatchObject({ status: 413 });
  expect((await send(LIST)).status).toBe(200);
});

test('after a request that was given up, the next one works', async () => {
  const control = new AbortController();
  const client = await connectClient();
  const given = client.callTool({ name: 'get_operation', arguments: { operation: 'setLayout' } }, undefined, {
    signal: control.signal,
  });
  control.abort('no longer wanted');
  await expect(given).rejects.toThrow('no longer wanted');
  expect((await callTool(client, 'list_pages')).isError).toBe(false);
  await client.close();
});
