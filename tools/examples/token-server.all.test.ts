import { spawn, type ChildProcess } from 'node:child_process';
import { startForTest } from '../mock-server/test-support';
import type { MockServer } from '../mock-server/serve-api';

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

let api: MockServer;
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

test('two people who have signed in get working access keys for the same meeting', async () => {
  const mara = await meetingOf(await accessKeyOf(await signIn('Mara', 'harbour-31')));
  const jonas = await meetingOf(await accessKeyOf(await signIn('Jonas', 'lantern-52')));
  expect(mara).toMatchObject({ room: { id: ROOM }, user: { id: 'u-mara', name: 'Mara' } });
  expect(jonas).toMatchObject({ room: { id: ROOM }, user: { id: 'u-jonas', name: 'Jonas' } });
  const rooms = (await (await call('GET', '/rooms')).json()) as unknown[];
  expect(rooms).toHaveLength(1);
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

test('errors of the API become messages that a reader understands', async () => {
  const jonas = await signIn('Jonas', 'lantern-52');
  const started = await call('POST', '/rooms', { id: ROOM, user: { name: 'Iris' }, options: { lock_available: true } });
  const { access_key: key } = (await started.json()) as { access_key: string };
  expect((await fetch(`${api.url}/rooms/${key}/lock`, { method: 'POST' })).status).toBe(201);
  expect(refusal(await post('/api/access-key', { roomId: ROOM }, jonas))).toEqual([
    423,
    'The meeting is locked. No one else can join.',
  ]);
  expect(example.output()).toMatch(/POST \/rooms: 423 meeting locked, request \S+\n/);
});

test('does not start without an API key', async () => {
  await expect(startExample(api.url, '')).rejects.toThrow('Set API_KEY to your API key.');
});
