import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { shortenKeys, type MockServer } from './serve-api';
import { createRecordingApi, sendBytes, serve, until, type RecordingApi } from './test-support';

let api: RecordingApi;
let server: MockServer;
const lines: string[] = [];

beforeEach(async () => {
  api = createRecordingApi();
  lines.length = 0;
  server = await serve(api, { print: (line) => lines.push(line) });
});
afterEach(() => server.close());

/** Sends one request as text and returns the status line and the body of the answer. */
async function ask(text: string): Promise<string> {
  const answer = await sendBytes(server.url, text.replaceAll('\n', '\r\n'));
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
    body: bytes,
  });
  expect(request?.headers).toMatchObject({ authorization: 'KEY', 'content-type': 'multipart/form-data; boundary=x' });
  api.answer = { status: 204, headers: {}, body: null };
  const empty = await fetch(`${server.url}/a`, { method: 'DELETE' });
  expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([204, null, '']);
});

test.each([
  ['GET //evil.example/a?b HTTP/1.1', 'GET //evil.example/a'],
  ['GET /%zz HTTP/1.1', 'GET /%zz'],
  ['GET http://x/rooms HTTP/1.1', 'GET /rooms'],
  ['OPTIONS /rooms HTTP/1.1', 'OPTIONS /rooms'],
])('%s is the API’s to answer', async (line, request) => {
  await ask(`${line}\nHost: x\nConnection: close\n\n`);
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([request]);
});

test('refuses a body that is too large, and what is no HTTP', async () => {
  const large = await fetch(`${server.url}/rooms`, { method: 'POST', body: new Uint8Array(12_000_001) });
  expect([large.status, await large.text()]).toEqual([413, '{"error":"the body has more than 12 MB"}']);
  expect(await ask('hello\n\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(api.requests).toEqual([]);
  expect((await fetch(`${server.url}/rooms`)).status).toBe(200);
});

test.each([
  ['/rooms/aB3dE6gH9jK2mN5pQ8sT1vW4/users/u-118', '/rooms/aB3d…/users/u-118'],
  ['/rt?room_id=harbour-42&api_key=YOUR_API_KEY&x=1', '/rt?room_id=harbour-42&api_key=YOUR…&x=1'],
])('%s is printed as %s', async (target, printed) => {
  expect(shortenKeys(target)).toBe(printed);
  await fetch(server.url + target);
  expect(lines).toEqual([expect.stringContaining(`GET ${printed} 200 `)]);
});

test('carries messages of a socket in both directions, and its end', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rt?room_id=a`, ['actioncable-v1-json', 'KEY']);
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  await new Promise((open) => socket.once('open', open));
  expect(socket.protocol).toBe('actioncable-v1-json');
  socket.send('{"command":"subscribe"}');
  api.sockets[0]?.send('{"type":"welcome"}');
  await until(() => received.length > 0 && api.received.length > 0);
  expect([received, api.received]).toEqual([['{"type":"welcome"}'], ['{"command":"subscribe"}']]);
  api.sockets[0]?.close(1000, 'over');
  expect(await new Promise((done) => socket.on('close', done))).toBe(1000);
  await until(() => api.closed > 0);
  expect(() => api.sockets[0]?.send('late')).not.toThrow();
});

test('opens no socket anywhere else', async () => {
  const upgrade = 'Host: x\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: ';
  const refused = await ask(`GET /rooms HTTP/1.1\n${upgrade}dGhlIHNhbXBsZSBub25jZQ==\n\n`);
  expect(refused).toBe('HTTP/1.1 404 Not Found');
  expect(api.sockets).toEqual([]);
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

test('says which port is in use', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await expect(serve(api, { port })).rejects.toThrow(
    `Port ${port} is used by another program. Stop it, or choose another port: npm run mock -- --port ${port + 1}`,
  );
  other.close();
});

test('stops with open connections and sockets', async () => {
  const other = await serve(createRecordingApi());
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/rt`);
  await new Promise((open) => socket.once('open', open));
  const half = sendBytes(other.url, 'GET /rooms HT');
  const closed = new Promise((done) => socket.on('close', done));
  await other.close();
  expect(await closed).toBe(1001);
  expect(await half).toBe('');
});
