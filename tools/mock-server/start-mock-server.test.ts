import { adapters, createConsumer, type Consumer } from '@rails/actioncable';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { runInShell } from '../programs/run-pieces';
import type { StartedServer } from './start-mock-server';
import { startForTest, until } from './test-support';

const KEY = 'YOUR_API_KEY';
let server: StartedServer;
const lines: string[] = [];

async function start(...args: string[]): Promise<StartedServer> {
  return startForTest(['--api-key', KEY, ...args], (line) => lines.push(line));
}

beforeEach(async () => {
  lines.length = 0;
  server = await start();
});
afterEach(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: {
    readonly access_key: string;
    readonly snapshots: readonly { readonly links: { readonly download: string } }[];
  };
}

async function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: JSON.parse(text || '{}') as Answer['json'] };
}

const call = (method: string, path: string, body?: object): Promise<Answer> =>
  send(method, path, { authorization: KEY }, body);
/** Calls with an access key take no other credential. */
const callMember = (method: string, path: string, body?: object): Promise<Answer> => send(method, path, {}, body);

/** Starts a meeting that is ready, and returns Mara's access key. */
async function startMeeting(id: string): Promise<string> {
  const { status, json } = await call('POST', '/rooms', {
    id,
    user: { id: 'mara', name: 'Mara' },
    options: { sfu_mode: 'disabled', widescreen: true },
  });
  expect(status).toBe(201);
  await server.api.forward(10_000);
  return json.access_key;
}

async function originsAllowed(origin: string): Promise<(string | null)[]> {
  const key = await startMeeting('cors');
  const preflight = await fetch(`${server.url}/rooms`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });
  const withKey = await send('GET', '/rooms', { authorization: KEY, origin });
  const withAccessKey = await fetch(`${server.url}/rooms/${key}`, { headers: { origin } });
  return [preflight, withKey, withAccessKey].map(({ headers }) => headers.get('access-control-allow-origin'));
}

test.each([
  ['http://localhost:8000', ['http://localhost:8000', 'http://localhost:8000', '*']],
  ['http://127.0.0.1:9000', ['http://127.0.0.1:9000', 'http://127.0.0.1:9000', '*']],
  ['http://[::1]', ['http://[::1]', 'http://[::1]', '*']],
  ['http://localhost.evil.example', [null, null, '*']],
  ['https://portal.example', [null, null, '*']],
  ['null', [null, null, '*']],
])('lets pages of %s make calls: %j', async (origin, allowed) => {
  expect(await originsAllowed(origin)).toEqual(allowed);
});

test('--origin lets pages of another origin make calls with the API key, and --strict-cors none', async () => {
  await server.close();
  server = await start('--origin', 'https://portal.example');
  expect(await originsAllowed('https://portal.example')).toEqual([
    'https://portal.example',
    'https://portal.example',
    '*',
  ]);
  await server.close();
  server = await start('--strict-cors');
  expect(await originsAllowed('http://localhost:8000')).toEqual([null, null, '*']);
});

test('its own page may press its buttons, by whatever name the server is called, and no page of another site', async () => {
  await server.close();
  server = await start('--strict-cors');
  await startMeeting('a');
  const reset = async (origin: string): Promise<number> =>
    (await fetch(`${server.url}/_mock/reset`, { method: 'POST', headers: { origin } })).status;
  expect(await reset('https://evil.example')).toBe(403);
  expect(server.api.meetings()).toHaveLength(1);
  expect(await reset(server.url)).toBe(204);
  expect(server.api.meetings()).toEqual([]);
});

test('takes pictures as curl uploads them, draws them, and refuses what is no picture', async () => {
  const key = await startMeeting('layers');
  const red =
    'cat > red.svg <<SVG\n<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">' +
    '<rect width="1280" height="720" fill="#ff0000"/></svg>\nSVG';
  const upload = (file: string, type: string, zIndex: string): string =>
    `curl --silent --form "file=@${file};type=${type}" --form "z-index=${zIndex}" --write-out "%{http_code}\\n" ` +
    `${server.url}/rooms/${key}/layers`;
  const run = await runInShell([
    red,
    upload('red.svg', 'image/svg+xml', '1'),
    `echo text > text.png\n${upload('text.png', 'image/png', '-1')}`,
  ]);
  expect(run).toMatchObject({ status: 0, errors: '' });
  expect(run.printed[1]).toMatch(/201\n$/);
  expect(run.printed[2]).toMatch(/^\{"errors?":.*400\n$/);
  expect((await callMember('POST', `/rooms/${key}/snapshot`)).status).toBeLessThan(300);
  await server.api.forward(10_000);
  const { json } = await callMember('GET', `/rooms/${key}`);
  const picture = sharp(await (await fetch(json.snapshots[0]?.links.download ?? '')).arrayBuffer());
  const { format, width, height } = await picture.metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 720 });
  const { dominant } = await picture.stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

describe('with a client of Rails', () => {
  let consumer: Consumer;
  // What the client needs of a browser: it listens for the page to become visible.
  const browser = { addEventListener: () => undefined, removeEventListener: () => undefined };

  beforeEach(() => {
    Object.assign(globalThis, browser);
    adapters.WebSocket = WebSocket as never;
  });
  afterEach(() => {
    consumer.disconnect();
    for (const name of Object.keys(browser)) delete (globalThis as Record<string, unknown>)[name];
  });

  test.each(['query', 'subprotocol'])('sends events to an observer whose key is in the %s', async (place) => {
    const key = await startMeeting('observed');
    const received: { type: string; content?: unknown }[] = [];
    const endings: boolean[] = [];
    const query = place === 'query' ? `&api_key=${KEY}` : '';
    consumer = createConsumer(`${server.url.replace('http', 'ws')}/rt?room_id=observed${query}`);
    if (place === 'subprotocol') consumer.addSubProtocol(KEY);
    consumer.subscriptions.create('RoomChannel', {
      received: (event: { type: string }) => received.push(event),
      disconnected: ({ willAttemptReconnect }: { willAttemptReconnect?: boolean }) =>
        endings.push(willAttemptReconnect === true),
    });
    await until(() => received.some(({ type }) => type === 'room_update'));
    expect((await callMember('POST', `/rooms/${key}/messages`, { type: 'chat', content: 'Hello' })).status).toBe(201);
    await until(() => received.some(({ type }) => type === 'chat'));
    expect(received.at(-1)).toMatchObject({ type: 'chat', content: 'Hello', user_id: 'mara' });
    expect((await callMember('DELETE', `/rooms/${key}`)).status).toBe(200);
    await until(() => endings.length > 0);
    expect(received.at(-1)).toMatchObject({ type: 'room_update', content: { shutdown: true } });
    expect(lines.join('\n')).not.toContain(KEY);
  });

  test('tells an observer with a wrong key not to try again', async () => {
    await startMeeting('observed');
    const endings: unknown[] = [];
    consumer = createConsumer(`${server.url.replace('http', 'ws')}/rt?room_id=observed&api_key=wrong`);
    consumer.subscriptions.create('RoomChannel', { disconnected: (end: unknown) => endings.push(end) });
    await until(() => endings.length > 0);
    expect(endings).toEqual([{ willAttemptReconnect: false }]);
  });
});
