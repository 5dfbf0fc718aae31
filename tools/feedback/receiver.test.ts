import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Feedback } from '../../src/site/feedback-schema';
import { openFeedbackStore, readStore, type FeedbackStore } from './feedback-store';
import { createRateLimit } from './rate-limit';
import { startReceiver, type ReceiverSettings } from './receiver';
import { runReceiverCommand } from './receiver-command';

const common = { version: 1, release: 'a1', path: '/docs/rooms', docs: 'current' } as const;
const page: Feedback = { ...common, kind: 'page', helpful: false, previous: null, comment: 'Which room?' };
const sample = { index: 2, language: 'JavaScript', title: null, heading: 'join' };

let folder: string;
let file: string;
let store: FeedbackStore;
const onFault = jest.fn();
const closers: (() => Promise<void>)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feedback-'));
  file = join(folder, 'new/feedback.sqlite');
  store = openFeedbackStore(file);
  onFault.mockClear();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(folder, { recursive: true });
});

async function start(settings: Partial<ReceiverSettings> = {}): Promise<string> {
  const { url, close } = await startReceiver({ store, host: '127.0.0.1', port: 0, origins: [], onFault, ...settings });
  closers.push(async () => {
    await close();
    store.close();
  });
  return url.replace('localhost', '127.0.0.1');
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: text,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const kept = (): unknown[] => [...readStore(file)].map(({ text }) => JSON.parse(text) as unknown);

test('keeps each kind of message with the day, and nothing of who has sent it', async () => {
  const url = await start();
  const all: Feedback[] = [
    page,
    { ...common, kind: 'sample', helpful: null, previous: true, sample },
    { ...common, docs: null, kind: 'search', query: 'kickout' },
  ];
  for (const message of all)
    expect(await post(url, message, { 'user-agent': 'Grandma', cookie: 'id=7' })).toMatchObject({
      status: 204,
      text: '',
    });
  expect(kept()).toEqual(all);
  const [first] = readStore(file);
  expect(first?.day).toBe(new Date().toISOString().slice(0, 10));
  const bytes = readFileSync(`${file}-wal`, 'latin1') + readFileSync(file, 'latin1');
  expect(bytes).toContain('Which room?');
  expect(bytes).not.toMatch(/Grandma|id=7|127\.0\.0\.1/);
});

test.each<[what: string, body: unknown, status: number, error: string]>([
  ['no JSON', '{', 400, 'expected object'],
  ['an empty body', '', 400, 'expected object'],
  ['a list', [page], 400, 'expected object'],
  ['another kind', { ...page, kind: 'vote' }, 400, 'field "kind"'],
  ['another version', { ...page, version: 2 }, 400, 'field "version"'],
  ['a wrong type', { ...page, helpful: 'no' }, 400, 'field "helpful"'],
  ['a field too many', { ...page, session: '7' }, 400, 'session'],
  ['a missing sample', { ...page, kind: 'sample' }, 400, 'field "sample"'],
  ['a path with a query', { ...page, path: '/a?key=1' }, 400, 'field "path"'],
  ['a comment that is too long', { ...page, comment: 'x'.repeat(1001) }, 400, 'field "comment"'],
  ['a comment of spaces', { ...page, comment: '  ' }, 400, 'field "comment"'],
  ['an empty query', { ...common, kind: 'search', query: ' ' }, 400, 'field "query"'],
  ['a body that is too large', 'x'.repeat(16_001), 413, 'more than 16000 bytes'],
])('refuses %s and keeps nothing', async (_what, body, status, error) => {
  const answer = await post(await start(), body);
  expect(answer.status).toBe(status);
  expect((JSON.parse(answer.text) as { error: string }).error).toContain(error);
  expect(kept()).toEqual([]);
  expect(onFault).not.toHaveBeenCalled();
});

test('takes the longest comment, whatever its letters are', async () => {
  const url = await start();
  for (const letter of ['x', '"', '…', '😀'.slice(0, 2)]) {
    const comment = letter.repeat(Math.floor(1000 / letter.length));
    expect(await post(url, { ...page, comment })).toMatchObject({ status: 204 });
  }
  expect(kept()).toHaveLength(4);
});

test('pages of this machine and of named origins may send and read the answer, others may not', async () => {
  const url = await start({ origins: ['https://docs.example'] });
  for (const origin of ['http://localhost:8000', 'https://docs.example']) {
    const { status, headers } = await post(url, page, { origin });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  }
  const answer = await post(url, page, { origin: 'https://docs.example.evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(kept()).toHaveLength(2);
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://docs.example' } });
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
  expect((await fetch(url)).status).toBe(404);
});

test('a flood is refused, and the page can read for how long', async () => {
  const url = await start({ rate: { messages: 3, milliseconds: 60_000 } });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await post(url, page)).status);
  expect(statuses).toEqual([204, 204, 204, 429, 429]);
  const { headers } = await post(url, page, { origin: 'http://localhost:1' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:1');
  expect(kept()).toHaveLength(3);
});

test('a limit ends with its period, is one for each address, and remembers no more than 10,000 of them', () => {
  let time = 0;
  const limit = createRateLimit({ messages: 1, milliseconds: 1000, now: () => time });
  expect([limit.count('a'), limit.count('a'), limit.count('b')]).toEqual([0, 1, 0]);
  time = 1000;
  expect(limit.count('a')).toBe(0);
  for (let address = 0; address < 20_000; address += 1) limit.count(String(address));
  expect(limit.size()).toBeLessThanOrEqual(10_000);
  time = 2000;
  limit.count('c');
  expect(limit.size()).toBe(1);
});

test('a full store takes no more, and says so to whoever runs it', async () => {
  const url = await start({ most: 1 });
  expect((await post(url, page)).status).toBe(204);
  expect((await post(url, page)).status).toBe(507);
  expect(onFault).toHaveBeenCalledWith('The store has 1 messages and takes no more: start with another file.');
});

test('a store is read while the receiver writes, and goes on after a restart', async () => {
  const url = await start();
  await post(url, page);
  expect(kept()).toHaveLength(1);
  for (const close of closers.splice(0)) await close();
  store = openFeedbackStore(file);
  expect(store.size()).toBe(1);
  await post(await start(), page);
  expect(kept()).toHaveLength(2);
});

test.each<[what: string, damage: (path: string) => void, message: RegExp]>([
  ['is no database', (path) => writeFileSync(path, 'x'.repeat(9000)), /file is not a database/],
  ['belongs to another program', (path) => change(path, 'pragma application_id = 7'), /belongs to another program/],
  ['has another version', (path) => change(path, 'pragma user_version = 9'), /version 9 of the table/],
])('refuses a file that %s, and says so', async (_what, damage, message) => {
  store.close();
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  damage(file);
  const error = jest.fn();
  expect(
    await runReceiverCommand(['--port', '0', '--data', file], { log: jest.fn(), error }, async () => undefined),
  ).toBe(1);
  expect(error.mock.calls).toEqual([[expect.stringMatching(message)]]);
});

function change(path: string, sql: string): void {
  const database = new Database(path);
  database.exec(sql);
  database.close();
}

test('the command names its address, runs until it is stopped, and refuses a port that is taken', async () => {
  store.close();
  const log = jest.fn();
  const error = jest.fn();
  const args = ['--port', '0', '--data', file];
  const code = await runReceiverCommand(args, { log, error }, async () => {
    const [, url = ''] = /FEEDBACK_URL=(\S+)/.exec(String(log.mock.calls[0])) ?? [];
    expect(await post(url, page)).toMatchObject({ status: 204 });
    const taken = ['--port', new URL(url).port, '--data', join(folder, 'other.sqlite')];
    expect(await runReceiverCommand(taken, { log, error }, async () => undefined)).toBe(1);
  });
  expect(code).toBe(0);
  expect(log).toHaveBeenLastCalledWith('Stopped.');
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^✗ Port \d+ is used by another program/)]]);
  expect(kept()).toHaveLength(1);
});

test.each([
  [['--port', '70000'], '--port: found "70000"; expected a number from 0 to 65535.'],
  [['--port'], '--port: found no value; expected one after it.'],
  [['--origin', 'docs.example'], '--origin: found "docs.example"; expected https:// and a host'],
  [['x'], 'Found "x", which belongs to no option'],
])('the command refuses %j', async (args, message) => {
  store.close();
  const error = jest.fn();
  expect(await runReceiverCommand(args, { log: jest.fn(), error }, async () => undefined)).toBe(2);
  expect(String(error.mock.calls[0])).toContain(`✗ ${message}`);
});
