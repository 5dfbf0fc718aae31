import sharp from 'sharp';
import { WebSocket } from 'ws';
import { runInShell } from '../programs/run-pieces';
import { isObject, type Json } from '../../src/mock/shared/json';
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
  ['http://localhost.evil.example', [null, null, '*']],
])('lets pages of %s make calls: %j', async (origin, allowed) => {
  expect(await originsAllowed(origin)).toEqual(allowed);
});

test('--origin lets pages of another origin make calls with the API key', async () => {
  await server.close();
  server = await start('--origin', 'https://portal.example');
  expect(await originsAllowed('https://portal.example')).toEqual([
    'https://portal.example',
    'https://portal.example',
    '*',
  ]);
});

test('pages of other sites must not change it', async () => {
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

test.each(['query', 'subprotocol'])('sends events to an observer whose key is in the %s', async (place) => {
  const key = await startMeeting('observed');
  const received: Json[] = [];
  const query = place === 'query' ? `&api_key=${KEY}` : '';
  const protocols = ['actioncable-v1-json', ...(place === 'subprotocol' ? [KEY] : [])];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/rt?room_id=observed${query}`, protocols);
  const closed = new Promise((done) => socket.once('close', done));
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Json));
  await new Promise((open) => socket.once('open', open));
  expect(socket.protocol).toBe('actioncable-v1-json');
  socket.send(JSON.stringify({ command: 'subscribe', identifier: '{"channel":"RoomChannel"}' }));
  await until(() => received.some(({ type }) => type === 'confirm_subscription'));
  expect((await callMember('POST', `/rooms/${key}/messages`, { type: 'chat', content: 'Hello' })).status).toBe(201);
  await until(() => received.some(({ message }) => isObject(message) && message.type === 'chat'));
  expect((await callMember('DELETE', `/rooms/${key}`)).status).toBe(200);
  await closed;
  expect(received.at(-1)).toMatchObject({ message: { type: 'room_update', content: { shutdown: true } } });
  expect(lines.join('\n')).not.toContain(KEY);
});

test('shows the running meetings at /, without a script', async () => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  expect(await read('/')).toContain('No meeting is running.');
  await startMeeting('a & b');
  const page = await read('/');
  expect(page).toContain('<h2>a &amp; b</h2><p>Mara</p>');
  expect(await read(/src="([^"]+)"/.exec(page)?.[1] ?? '')).toMatch(/^<svg /);
  expect(page).not.toContain(KEY);
});
