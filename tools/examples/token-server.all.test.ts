import { spawn, type ChildProcess } from 'node:child_process';
import { startForTest } from '../mock-server/test-support';
import type { StartedServer } from '../mock-server/start-mock-server';

const API_KEY = 'k3yThatNoBrowserMaySee24';
const ROOM = 'harbour-watch';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** The example as a process of its own, as its README starts it. */
interface Example {
  readonly url: string;
  readonly output: () => string;
  readonly stop: () => void;
}

let api: StartedServer;
let example: Example;
/** Everything that the example has sent. */
let sent: string[];

beforeEach(async () => {
  sent = [];
  api = await startForTest(['--api-key', API_KEY]);
  example = await startExample(api.url);
});

afterEach(async () => {
  example.stop();
  await api.close();
  for (const text of sent) expect(text).not.toContain(API_KEY);
  expect(example.output()).not.toContain(API_KEY);
});

async function startExample(apiUrl: string, key: string | undefined = API_KEY): Promise<Example> {
  const child: ChildProcess = spawn(process.execPath, ['examples/token-server/server.js'], {
    env: { PATH: process.env.PATH, PORT: '0', API: apiUrl, ...(key && { API_KEY: key }) },
  });
  let output = '';
  const url = await new Promise<string>((found, missing) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        output += text.toString();
        const match = /http:\/\/localhost:(\d+)/.exec(output);
        if (match) found(`http://127.0.0.1:${match[1] ?? ''}`);
      });
    child.on('close', () => missing(new Error(output)));
  });
  return { url, output: () => output, stop: () => child.kill() };
}

async function ask(path: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${example.url}${path}`, options);
  const text = await response.text();
  sent.push(text, JSON.stringify([...response.headers]));
  return { status: response.status, text, headers: response.headers };
}

const post = (path: string, body: unknown, cookie = ''): Promise<Answer> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

/** Signs in and returns the cookie. */
async function signIn(name: string, password: string): Promise<string> {
  const { headers, status } = await post('/api/sign-in', { name, password });
  expect(status).toBe(200);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function accessKeyOf(cookie: string): Promise<string> {
  const { status, text } = await post('/api/access-key', { roomId: ROOM }, cookie);
  expect([status, text]).toEqual([200, expect.stringContaining('accessKey')]);
  return (JSON.parse(text) as { accessKey: string }).accessKey;
}

const refusal = ({ status, text }: Answer): unknown[] => [status, (JSON.parse(text) as { error: string }).error];

interface Meeting {
  readonly room: { readonly id: string };
  readonly user: { readonly id: string; readonly name: string };
}

const meetingOf = async (accessKey: string): Promise<Meeting> =>
  (await (await fetch(`${api.url}/rooms/${accessKey}`)).json()) as Meeting;

const call = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${api.url}${path}`, {
    method,
    headers: { authorization: API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('serves the page and its script, and no other file', async () => {
  const page = await ask('/');
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await ask('/client.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  for (const path of ['/meetings.js', '/../meetings.js', '/package.json', '/constructor'])
    expect((await ask(path)).status).toBe(404);
});

test('two people who have signed in get working access keys for the same meeting', async () => {
  const mara = await meetingOf(await accessKeyOf(await signIn('Mara', 'harbour-31')));
  const jonas = await meetingOf(await accessKeyOf(await signIn('Jonas', 'lantern-52')));
  expect(mara).toMatchObject({ room: { id: ROOM }, user: { id: 'u-mara', name: 'Mara' } });
  expect(jonas).toMatchObject({ room: { id: ROOM }, user: { id: 'u-jonas', name: 'Jonas' } });
  const rooms = (await (await call('GET', '/rooms')).json()) as unknown[];
  expect(rooms).toHaveLength(1);
});

test('no cache keeps an access key, and no script of the page can read the session', async () => {
  const signedIn = await post('/api/sign-in', { name: 'Mara', password: 'harbour-31' });
  expect(signedIn.headers.get('set-cookie')).toMatch(/^session=[0-9a-f]{48}; Path=\/; HttpOnly; SameSite=Strict$/);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
  const answer = await post('/api/access-key', { roomId: ROOM }, cookie);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('strangers get no access key', async () => {
  expect(refusal(await post('/api/access-key', { roomId: ROOM }))).toEqual([401, 'Sign in first.']);
  const forged = `session=${'0'.repeat(48)}`;
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, forged))).toEqual([401, 'Sign in first.']);
  for (const [name, password] of [
    ['Mara', 'wrong'],
    ['Nobody', 'harbour-31'],
    [undefined, undefined],
  ])
    expect(refusal(await post('/api/sign-in', { name, password }))).toEqual([
      401,
      'The name or the password is wrong.',
    ]);
  const noor = await signIn('Noor', 'compass-77');
  for (const roomId of [ROOM, 'another-room', '__proto__', 1, undefined])
    expect(refusal(await post('/api/access-key', { roomId }, noor))).toEqual([
      403,
      'You are not invited to this meeting.',
    ]);
  expect(await (await call('GET', '/rooms')).json()).toEqual([]);
});

test('forms of other sites cannot make calls', async () => {
  const cookie = await signIn('Mara', 'harbour-31');
  const form = {
    method: 'POST',
    headers: { 'content-type': 'text/plain', cookie },
    body: '{"roomId":"harbour-watch"}',
  };
  expect(refusal(await ask('/api/access-key', form))).toEqual([415, 'Send JSON.']);
  expect((await post('/api/access-key', 'x'.repeat(20_000), cookie)).status).toBe(413);
});

test('errors of the API become messages that a reader understands', async () => {
  const jonas = await signIn('Jonas', 'lantern-52');
  const started = await call('POST', '/rooms', { id: ROOM, user: { name: 'Iris' }, options: { lock_available: true } });
  const { access_key: key } = (await started.json()) as { access_key: string };
  expect((await fetch(`${api.url}/rooms/${key}/lock`, { method: 'POST' })).status).toBe(201);
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, jonas))).toEqual([
    423,
    'The meeting is locked. Nobody else can join.',
  ]);
  await call('DELETE', `/rooms/${ROOM}`);
  for (let index = 0; index < 25; index += 1) await call('POST', '/rooms', { user: { name: 'Iris' } });
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, jonas))).toEqual([
    503,
    'Too many meetings are running. Try again later.',
  ]);
  expect(example.output()).toMatch(/POST \/rooms: 423 meeting locked, request \S+\n/);
});

test('a refused API key and an API that cannot be reached are told apart', async () => {
  example.stop();
  example = await startExample(api.url, 'a-key-that-nobody-knows');
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, await signIn('Mara', 'harbour-31')))).toEqual([
    502,
    'The meeting could not be opened. The log of the server says why.',
  ]);
  expect(example.output()).toMatch(/POST \/rooms: 40[13] API key missing or unknown, request \S+\n/);

  example.stop();
  example = await startExample('http://127.0.0.1:1');
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, await signIn('Mara', 'harbour-31')))).toEqual([
    502,
    'The meeting service cannot be reached. Try again in a minute.',
  ]);
});

test('does not start without an API key', async () => {
  await expect(startExample(api.url, '')).rejects.toThrow('Set API_KEY to your API key.');
});
