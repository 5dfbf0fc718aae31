import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { MockServer } from './serve-api';
import { createRecordingApi, sendBytes, serve, until, type RecordingApi } from './test-support';

let api: RecordingApi;
let server: MockServer;
const lines: string[] = [];
const flush = jest.fn();

beforeEach(async () => {
  api = createRecordingApi();
  lines.length = 0;
  flush.mockClear();
  server = await serve(api, { print: (line) => lines.push(line), flush });
});
afterEach(() => server.close());

/** Sends one request as text and returns the status line and the body of the answer. */
async function ask(text: string, { url } = server): Promise<string> {
  const answer = await sendBytes(url, text.replaceAll('\n', '\r\n'));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return `${head.split('\r\n')[0] ?? ''} ${body}`.trim();
}

test('hands over what was sent as it is, and sends back what the API answers', async () => {
  const bytes = new Uint8Array([0, 255, 10, 13]);
  api.answer = { status: 201, headers: { 'content-type': 'text/plain', 'x-request-id': 'r-7' }, body: 'é' };
  const response = await fetch(`${server.url}/rooms/a%2Fb?since=1&list=a&list=b`, {
    method: 'POST',
    headers: { Authorization: 'KEY', 'Content-Type': 'multipart/form-data; boundary=x' },
    body: bytes,
  });
  expect([response.status, response.headers.get('x-request-id'), await response.text()]).toEqual([201, 'r-7', 'é']);
  const request = api.requests[0];
  expect({ ...request, query: String(request?.query), headers: {} }).toEqual({
    method: 'POST',
    path: '/rooms/a%2Fb',
    query: 'since=1&list=a&list=b',
    headers: {},
    body: Buffer.from(bytes),
  });
  expect(request?.headers).toMatchObject({ authorization: 'KEY', 'content-type': 'multipart/form-data; boundary=x' });
  expect(flush).toHaveBeenCalledTimes(1);
});

test.each([
  ['JSON', 'application/json', '{"a":1}'],
  ['broken JSON', 'application/json', '{'],
  ['a type that does not exist', 'not a type at all', 'a'],
])('does not read a body of %s', async (_what, type, body) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    await ask(
      `${method} /rooms HTTP/1.1\nHost: x\nConnection: close\nContent-Type: ${type}\nContent-Length: ${body.length}\n\n${body}`,
    );
    const request = api.requests.pop();
    expect([method, request?.headers['content-type'], Buffer.from(request?.body ?? []).toString()]).toEqual([
      method,
      type,
      body,
    ]);
  }
});

test('sends bytes, and no body where the API sends none', async () => {
  api.answer = { status: 200, headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array([255, 216]) };
  const picture = await fetch(`${server.url}/a`);
  expect([picture.headers.get('content-type'), new Uint8Array(await picture.arrayBuffer())]).toEqual([
    'image/jpeg',
    new Uint8Array([255, 216]),
  ]);
  api.answer = { status: 204, headers: {}, body: null };
  const empty = await fetch(`${server.url}/a`, { method: 'DELETE' });
  expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([204, null, '']);
});

test.each([
  ['GET //evil.example/a?b HTTP/1.1', 'GET //evil.example/a'],
  ['GET /%zz HTTP/1.1', 'GET /%zz'],
  ['GET http://x/rooms HTTP/1.1', 'GET /rooms'],
  ['GET /api HTTP/1.1', 'GET /api'],
  ['GET /_mock HTTP/1.1', 'GET /_mock'],
  ['OPTIONS /rooms HTTP/1.1', 'OPTIONS /rooms'],
  ['HEAD /rooms HTTP/1.1', 'HEAD /rooms'],
  ['PROPFIND /rooms HTTP/1.1', 'PROPFIND /rooms'],
])('%s is the API’s to answer', async (line, request) => {
  await ask(`${line}\nHost: x\nConnection: close\n\n`);
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([request]);
});

test('refuses a body that is too large, before it is all there', async () => {
  const answer = await ask(`POST /rooms HTTP/1.1\nHost: x\nContent-Length: 12000001\n\nabc`);
  expect(answer).toBe('HTTP/1.1 413 Payload Too Large {"error":"the body has more than 12 MB"}');
  expect(api.requests).toEqual([]);
  expect((await fetch(`${server.url}/a`, { method: 'POST', body: new Uint8Array(11_999_999) })).status).toBe(200);
});

test.each([
  ['no HTTP', 'hello\n\n', 'HTTP/1.1 400 Bad Request {"error":"the request is not valid HTTP"}'],
  [
    'huge headers',
    `GET / HTTP/1.1\nHost: x\nX: ${'x'.repeat(20_000)}\n\n`,
    'HTTP/1.1 431 Request Header Fields Too Large {"error":"the headers have more than 16 kB"}',
  ],
])('answers %s, and goes on', async (_what, text, answer) => {
  expect(await ask(text)).toBe(answer);
  expect(api.requests).toEqual([]);
  expect((await fetch(`${server.url}/rooms`)).status).toBe(200);
});

test('gives up those who send slowly, and serves others meanwhile', async () => {
  const impatient = await serve(api, { patience: 300 });
  const halves = ['GET /rooms HTTP/1.1\nHost', 'POST /rooms HTTP/1.1\nHost: x\nContent-Length: 9\n\nabc'];
  const slow = Array.from({ length: 25 }, () => halves.map((half) => ask(half, impatient))).flat();
  while (!(await fetch(`${impatient.url}/rooms`).catch(() => undefined))?.ok);
  expect([...new Set(await Promise.all(slow))]).toEqual([
    'HTTP/1.1 408 Request Timeout {"error":"the request did not arrive in time"}',
  ]);
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await impatient.close();
});

test('prints each request without its keys', async () => {
  await fetch(`${server.url}/rooms/aB3dE6gH9jK2mN5pQ8sT1vW4`);
  await until(() => lines.length > 0);
  expect(lines).toEqual([expect.stringMatching(/^GET \/rooms\/aB3d… 200 \d+ ms$/)]);
});

test('carries messages of a socket in both directions, and its end', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rt?room_id=a`, ['actioncable-v1-json', 'KEY']);
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  await new Promise((open) => socket.once('open', open));
  expect(socket.protocol).toBe('actioncable-v1-json');
  socket.send('{"command":"subscribe"}');
  api.sockets[0]?.send('{"type":"welcome"}');
  await until(() => received.length > 0 && api.received.length > 0);
  expect([received, api.received]).toEqual([['{"type":"welcome"}'], ['{"command":"subscribe"}']]);
  api.sockets[0]?.close(1000, 'over');
  const [code, reason] = await new Promise<[number, Buffer]>((done) => socket.on('close', (...end) => done(end)));
  expect([code, String(reason)]).toEqual([1000, 'over']);
  await until(() => api.closed > 0);
  expect(api.closed).toBe(1);
  expect(() => api.sockets[0]?.send('late')).not.toThrow();
});

test.each([
  [[], ''],
  [['YOUR_API_KEY'], 'YOUR_API_KEY'],
])('answers the subprotocols %j with "%s"', async (offered, chosen) => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rt`, offered);
  await new Promise((open) => socket.once('open', open));
  expect(socket.protocol).toBe(chosen);
  socket.terminate();
});

test('opens no socket anywhere else, and survives one that sends garbage', async () => {
  const upgrade = 'Host: x\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: ';
  for (const path of ['/', '/rooms', '/_mock/events', '/rtx'])
    expect(await ask(`GET ${path} HTTP/1.1\n${upgrade}dGhlIHNhbXBsZSBub25jZQ==\n\n`)).toBe(
      'HTTP/1.1 404 Not Found {"error":"not found"}',
    );
  expect(api.sockets).toEqual([]);
  expect(await ask(`GET /rt HTTP/1.1\n${upgrade}short\n\n`)).toMatch(/^HTTP\/1.1 400 Bad Request/);
  const garbage = await sendBytes(
    server.url,
    `GET /rt HTTP/1.1\n${upgrade}dGhlIHNhbXBsZSBub25jZQ==\n\n`.replaceAll('\n', '\r\n') + '\x7f\x7f garbage',
  );
  expect(garbage).toMatch(/^HTTP\/1.1 101 Switching Protocols/);
  expect((await fetch(`${server.url}/rooms`)).status).toBe(200);
});

test('a fault while answering is an answer too', async () => {
  const faults: string[] = [];
  const other = await serve(
    { ...createRecordingApi(), handle: () => Promise.reject(new Error('broken')) },
    { onFault: (message) => faults.push(message) },
  );
  const response = await fetch(`${other.url}/rooms`);
  expect([response.status, await response.json()]).toEqual([500, { error: 'broken' }]);
  expect(faults).toEqual(['GET /rooms: broken']);
  await other.close();
});

test('says which port is in use, and which host does not exist', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await expect(serve(api, { port })).rejects.toThrow(
    `Port ${port} is used by another program. Stop it, or choose another port: npm run mock -- --port ${port + 1}`,
  );
  other.close();
  await expect(serve(api, { host: '192.0.2.1' })).rejects.toThrow('--host: found "192.0.2.1"; expected');
});

test('stops with open connections, sockets and pages', async () => {
  const other = await serve(createRecordingApi());
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/rt`);
  await new Promise((open) => socket.once('open', open));
  const page = await fetch(`${other.url}/_mock/events`);
  const half = sendBytes(other.url, 'GET /rooms HT');
  const closed = new Promise((done) => socket.on('close', done));
  await other.close();
  expect(await closed).toBe(1001);
  expect(await page.text()).toContain('data: {');
  expect(await half).toBe('');
});
