import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpRequester, type RequesterOptions, type TransportRequest } from './http-requester';

let server: Server;
let active = 0;
let most = 0;
const never = new AbortController().signal;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
        const counted = pathname === '/counted' ? 1 : 0;
        active += counted;
        most = Math.max(most, active);
        setTimeout(
          () => {
            active -= counted;
            response.end('{}');
          },
          Number(searchParams.get('delay') ?? 0),
        );
      }).listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

function message(path: string, change: Partial<TransportRequest> = {}): TransportRequest {
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    method: 'POST',
    headers: {},
    data: '{}',
    connectTimeout: 1,
    responseTimeout: 5,
    ...change,
  };
}

function create(options: Partial<RequesterOptions> = {}): ReturnType<typeof createHttpRequester> {
  return createHttpRequester({ signal: never, ...options });
}

test('V-32 the connection timeout ends with the connection', async () => {
  const requester = create();
  expect(await requester.send(message('/?delay=400', { connectTimeout: 0.2 }))).toEqual({
    status: 200,
    content: '{}',
    isTimedOut: false,
  });
  // Again on the connection that is kept.
  expect(await requester.send(message('/?delay=400', { connectTimeout: 0.2 }))).toMatchObject({ status: 200 });
  await requester.destroy();
});

test('V-32 the response timeout counts from the connection', async () => {
  const requester = create();
  expect(await requester.send(message('/?delay=900', { responseTimeout: 0.2 }))).toEqual({
    status: 0,
    content: 'No answer within 0.2 s',
    isTimedOut: true,
  });
  await requester.destroy();
});

test('a closed port is a network failure, not an error', async () => {
  const requester = create();
  expect(await requester.send({ ...message('/'), url: 'http://127.0.0.1:1/' })).toMatchObject({
    status: 0,
    isTimedOut: false,
    content: expect.stringContaining('ECONNREFUSED'),
  });
});

test('no more than the permitted number run at a time', async () => {
  const requester = create({ concurrency: 2 });
  await Promise.all(Array.from({ length: 7 }, () => requester.send(message('/counted?delay=20'))));
  expect(most).toBe(2);
  await requester.destroy();
});

test('closing ends what waits, lets nothing more out and waits for what is under way', async () => {
  const requester = create({ concurrency: 1 });
  const order: string[] = [];
  const first = requester.send(message('/?delay=200')).then(() => order.push('answered'));
  const second = expect(requester.send(message('/'))).rejects.toThrow(/closed/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await requester.close().then(() => order.push('closed'));
  await Promise.all([first, second]);
  expect(order).toEqual(['answered', 'closed']);
  await expect(requester.send(message('/'))).rejects.toThrow(/closed/);
  await requester.destroy();
});

test('the signal ends requests under way', async () => {
  const controller = new AbortController();
  const requester = create({ signal: controller.signal });
  setTimeout(() => controller.abort(new Error('it took too long')), 50);
  await expect(requester.send(message('/?delay=2000'))).rejects.toThrow('it took too long');
  await expect(requester.send(message('/'))).rejects.toThrow('it took too long');
  await requester.close();
  await requester.destroy();
});

test('requests that are not permitted never leave', async () => {
  const requester = create({ permit: (method, pathname) => method === 'GET' && pathname === '/read' });
  await expect(requester.send(message('/read'))).rejects.toThrow('This run must not send POST /read.');
  await expect(requester.send(message('/other', { method: 'GET' }))).rejects.toThrow('must not send');
  expect(await requester.send(message('/read', { method: 'GET', data: undefined }))).toMatchObject({ status: 200 });
  await requester.destroy();
});
