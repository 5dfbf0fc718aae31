import { WebSocket } from 'ws';
import { runMock, type RunningCommand } from './test-support';

// Each command is a process that compiles its code.
const commands: RunningCommand[] = [];
afterEach(() => {
  for (const command of commands.splice(0)) command.process.kill('SIGKILL');
});

function run(...args: string[]): RunningCommand {
  const command = runMock(args);
  commands.push(command);
  return command;
}

test('serves the API, prints requests without keys, and stops with its sockets', async () => {
  const command = run('--port', '0', '--api-key', 'YOUR_API_KEY');
  const [, url = ''] = await command.printed(/Mock API on (http:\/\/[^ ]+)/);
  const created = await fetch(`${url}/rooms`, {
    method: 'POST',
    headers: { authorization: 'YOUR_API_KEY', 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'r', user: { name: 'Mara' } }),
  });
  expect(created.status).toBe(201);
  const { access_key: key } = (await created.json()) as { access_key: string };
  await command.printed(/^POST \/rooms 201 \d+ ms$/m);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/rt?access_key=${key}`);
  await new Promise((open) => socket.once('open', open));
  const closed = new Promise((done) => socket.once('close', done));
  command.process.kill('SIGTERM');
  expect(await closed).toBe(1001);
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(/Stopped\.\n$/);
  expect(command.output()).not.toContain(key);
});

test.each([
  ['--port x', '✗ --port: found "x"; expected a number from 0 to 65535.'],
  ['--prot 4010', "✗ Unknown option '--prot'"],
  ['--origin localhost:8000', '✗ --origin: found "localhost:8000"; expected http:// or https:// and a host'],
])('%s ends with exit code 2 and the help', async (args, message) => {
  const command = run(...args.split(' '));
  expect(await command.ended).toBe(2);
  expect(command.output()).toContain(message);
  expect(command.output()).toContain('npm run mock -- [options]');
});
