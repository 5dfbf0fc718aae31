import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { runInShell } from '../programs/run-pieces';
import { runMock, type RunningCommand } from './test-support';

// Each command is a process that compiles its code.
let folder: string;
let file: string;
const commands: RunningCommand[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  file = join(folder, 'state.sqlite');
});
afterEach(() => {
  for (const command of commands.splice(0)) command.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function run(...args: string[]): RunningCommand {
  const command = runMock(args);
  commands.push(command);
  return command;
}

interface Started {
  readonly command: RunningCommand;
  readonly url: string;
  readonly apiKey: string;
}

async function start(...args: string[]): Promise<Started> {
  const command = run('--port', '0', '--data', file, ...args);
  const [, url = ''] = await command.printed(/Mock API on (http:\/\/[^ ]+)/);
  const [, apiKey = ''] = await command.printed(/API key: (\S+)/);
  return { command, url, apiKey };
}

/** Creates a room and returns the access key from the answer. */
async function createRoom({ url, apiKey }: Started, id: string): Promise<string> {
  const response = await fetch(`${url}/rooms`, {
    method: 'POST',
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ id, user: { name: 'Mara' } }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { access_key: string }).access_key;
}

const statusOf = async ({ url }: Started, key: string): Promise<number> => (await fetch(`${url}/rooms/${key}`)).status;

test.each([
  ['no description', undefined, /✗ .*\/api\/openapi\.yaml: there is no description of the API\./],
  ['a damaged description', 'openapi: [', /✗ [^\n]*openapi\.yaml:1[^\n]*\n/],
])('says what is wrong with content that has %s', async (_what, description, message) => {
  mkdirSync(join(folder, 'api'));
  if (description !== undefined) writeFileSync(join(folder, 'api/openapi.yaml'), description);
  const command = runMock(['--memory', '--port', '0'], { SITE_CONTENT: folder });
  commands.push(command);
  expect(await command.ended).toBe(1);
  expect(command.output()).toMatch(message);
  expect(command.output()).not.toContain('    at ');
});

test('prints a first command that works as it is, and ends with exit code 0', async () => {
  const { command, url, apiKey } = await start('--seed', 'a');
  const [curl = ''] = await command.printed(/curl --request[^]*?\n\n/);
  const shell = await runInShell([`${curl.trim()} --silent`]);
  expect(shell).toMatchObject({ status: 0, errors: '' });
  const { access_key: key, links } = JSON.parse(shell.printed[0] ?? '') as {
    access_key: string;
    links: { self: string };
  };
  expect(links.self).toBe(`${url}/rooms/${key}`);
  await command.printed(/^POST \/rooms 201 \d+ ms$/m);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rt?access_key=${key}`);
  await new Promise((open) => socket.once('open', open));
  const closed = new Promise((done) => socket.once('close', done));
  command.process.kill('SIGTERM');
  expect(await closed).toBe(1001);
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(/Stopped\.\n$/);
  expect(
    command.output().replaceAll(`API key: ${apiKey}`, '').replaceAll(`Authorization: ${apiKey}`, ''),
  ).not.toContain(apiKey);
  expect(command.output()).not.toContain(`GET /rt?access_key=${key}`);
});

test('keeps the state and the key, until it is told to throw the state away', async () => {
  const first = await start();
  const key = await createRoom(first, 'kept');
  first.command.process.kill('SIGINT');
  expect(await first.command.ended).toBe(0);
  const second = await start();
  expect(second.apiKey).toBe(first.apiKey);
  expect(await statusOf(second, key)).toBe(200);
  second.command.process.kill('SIGINT');
  await second.command.ended;
  const third = await start('--reset', '--seed', 'another');
  expect(third.apiKey).not.toBe(first.apiKey);
  expect(await statusOf(third, key)).toBe(404);
});

test('a server that is killed has kept every change that it has answered', async () => {
  /** Statuses that a meeting may have by its access key. */
  const known = new Map<string, readonly number[]>();
  for (let round = 0; round < 3; round += 1) {
    const server = await start('--quiet');
    for (const [key, statuses] of known) expect(statuses).toContain(await statusOf(server, key));
    let isKilled = false;
    const write = async (worker: number): Promise<void> => {
      for (let number = 0; !isKilled; number += 1) {
        const key = await createRoom(server, `${round}-${worker}-${number}`);
        // It may be over before that is answered.
        known.set(key, [200, 410]);
        if ((await fetch(`${server.url}/rooms/${key}`, { method: 'DELETE' })).ok) known.set(key, [410]);
        if (number < 15) continue;
        isKilled = true;
        server.command.process.kill('SIGKILL');
      }
    };
    const refused = (error: unknown): void => {
      if (!isKilled) throw error;
    };
    await Promise.all([0, 1, 2, 3].map((worker) => write(worker).catch(refused)));
    expect(await server.command.ended).toBeNull();
  }
  expect(known.size).toBeGreaterThan(100);
});

test('an option without a sensible value ends with exit code 2 and the help', async () => {
  const command = run('--port', 'x');
  expect(await command.ended).toBe(2);
  expect(command.output()).toMatch(
    /✗ --port: found "x"; expected a number from 0 to 65535\.[^]*npm run mock -- \[options\]/,
  );
});

test('a port that is in use ends with exit code 1, and leaves the state unlocked', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const command = run('--port', String(port), '--data', file);
  expect(await command.ended).toBe(1);
  expect(command.output()).toBe(
    `✗ Port ${port} is used by another program. Stop it, or choose another port: npm run mock -- --port ${port + 1}\n`,
  );
  other.close();
  await start();
});

test('a damaged file ends with exit code 1 and says how to go on', async () => {
  writeFileSync(file, 'x'.repeat(5000));
  const command = run('--port', '0', '--data', file);
  expect(await command.ended).toBe(1);
  expect(command.output()).toBe(
    `✗ ${file}: the saved state cannot be used: file is not a database. Start with --reset to delete it, ` +
      'or choose another file with --data FILE.\n',
  );
  await start('--reset');
});

test('a second server with the same file ends with exit code 1', async () => {
  await start();
  const command = run('--port', '0', '--data', file);
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain(`✗ ${file}: another program uses this file.`);
});
