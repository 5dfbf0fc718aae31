import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';

// Each command is a process that compiles its code.
let command: ChildProcessWithoutNullStreams;
let output = '';
afterEach(() => command.kill('SIGKILL'));

function run(...args: string[]): void {
  output = '';
  command = spawn(process.execPath, ['-r', './tools/project/register-typescript.cjs', 'scripts/mock.ts', ...args]);
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
}

test('serves the API, prints requests, and stops', async () => {
  run('--port', '0', '--api-key', 'KEY');
  await once(command.stdout, 'data');
  const [, url = ''] = /Mock API on (http:\/\/\S+)/.exec(output) ?? [];
  const printed = once(command.stdout, 'data');
  expect((await fetch(`${url}/rooms`, { headers: { authorization: 'KEY' } })).status).toBe(200);
  await printed;
  expect(output).toMatch(/^GET \/rooms 200 \d+ ms$/m);
  command.kill('SIGTERM');
  expect(await once(command, 'close')).toEqual([0, null]);
  expect(output).toMatch(/Stopped\.\n$/);
});

test('a wrong option ends with exit code 2 and the help', async () => {
  run('--origin', 'localhost:8000');
  expect(await once(command, 'close')).toEqual([2, null]);
  expect(output).toContain('✗ --origin: found "localhost:8000"; expected http:// or https:// and a host');
  expect(output).toContain('npm run mock -- [options]');
});
