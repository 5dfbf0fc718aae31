import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequester, type HttpRequester } from './requester';

type TransportRequest = Parameters<HttpRequester['send']>[0];

let server: Server;
/** Responses to `/held`, which stay open until the test ends them. */
let held: ServerResponse[];
const arrivals = new EventEmitter();
const never = new AbortController().signal;

beforeEach(
  () =>
    new Promise<void>((resolve) => {
      held = [];
      server = createServer((request, response) => {
        if (request.url !== '/held') return response.end('{}');
        held.push(response);
        arrivals.emit('held');
      }).listen(0, '127.0.0.1', resolve);
    }),
);
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function arrived(count: number): Promise<void> {
  while (held.length < count) await once(arrivals, 'held');
}

function message(path: string, change: Partial<TransportRequest> = {}): TransportRequest {
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    method: 'POST',
    headers: {},
    data: '{}',
    connectTimeout: 1000,
    responseTimeout: 5000,
    ...change,
  };
}

test('V-32 the connection timeout does not apply once the connection is established', async () => {
  const { send } = createRequester(never);
  // The second request reuses the open connection.
  for (const count of [1, 2]) {
    const response = send(message('/held', { connectTimeout: 1 }));
    await arrived(count);
    setTimeout(() => held.at(-1)?.end('{}'), 20);
    expect(await response).toEqual({ status: 200, content: '{}', isTimedOut: false });
  }
});

test('V-32 the response timeout aborts a request', async () => {
  expect(await createRequester(never).send(message('/held', { responseTimeout: 200 }))).toEqual({
    status: 0,
    content: 'no response within 0.2 s',
    isTimedOut: true,
  });
});

test('a closed port is reported as a network failure, so that the client tries its next host', async () => {
  const closed = message('/');
  await new Promise((resolve) => server.close(resolve));
  expect(await createRequester(never).send(closed)).toMatchObject({
    status: 0,
    isTimedOut: false,
    content: expect.stringContaining('ECONNREFUSED'),
  });
});

test('no more than four requests run at a time', async () => {
  const { send } = createRequester(never);
  const responses = Promise.all(Array.from({ length: 7 }, () => send(message('/held'))));
  await arrived(4);
  // A fifth request would have arrived before the response to this one.
  await fetch(message('/').url);
  expect(held).toHaveLength(4);
  held.forEach((response) => response.end('{}'));
  await arrived(7);
  held.forEach((response) => response.end('{}'));
  expect((await responses).map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
});

test('closing rejects queued and new requests and waits for pending ones', async () => {
  const requester = createRequester(never);
  const order: string[] = [];
  const underWay = Array.from({ length: 4 }, () => requester.send(message('/held')).then(() => order.push('answered')));
  const waiting = expect(requester.send(message('/held'))).rejects.toThrow(/closed/);
  await arrived(4);
  const closing = requester.close().then(() => order.push('closed'));
  held.forEach((response) => response.end('{}'));
  await Promise.all([...underWay, waiting, closing]);
  expect(order).toEqual(['answered', 'answered', 'answered', 'answered', 'closed']);
  expect(held).toHaveLength(4);
  await expect(requester.send(message('/'))).rejects.toThrow(/closed/);
});

test('the signal aborts pending requests', async () => {
  const controller = new AbortController();
  const requester = createRequester(controller.signal);
  const underWay = expect(requester.send(message('/held'))).rejects.toThrow('it took too long');
  await arrived(1);
  controller.abort(new Error('it took too long'));
  await underWay;
  await expect(requester.send(message('/'))).rejects.toThrow('it took too long');
  await requester.close();
});

test('requests that are not permitted are not sent', async () => {
  const { send } = createRequester(never, (method, pathname) => method === 'GET' && pathname === '/read');
  await expect(send(message('/read'))).rejects.toThrow('This run must not send POST /read.');
  await expect(send(message('/other', { method: 'GET' }))).rejects.toThrow('must not send');
  expect(await send(message('/read', { method: 'GET', data: undefined }))).toMatchObject({ status: 200 });
});
