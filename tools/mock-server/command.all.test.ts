import { spawn, type ChildProcess } from 'node:child_process';
import { until } from './test-support';

interface RunningCommand {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves to the exit code, which is null after a signal that nobody handled. */
  readonly ended: Promise<number | null>;
}

// Each command is a process that compiles its code.
const commands: RunningCommand[] = [];
afterEach(() => {
  for (const command of commands.splice(0)) command.process.kill('SIGKILL');
});

function run(...args: string[]): RunningCommand {
  const child = spawn(process.execPath, ['-r', './tools/project/register-typescript.cjs', 'scripts/mock.ts', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const command = { process: child, output: () => output, ended };
  commands.push(command);
  return command;
}

test('serves the API, prints requests, and stops', async () => {
  const command = run('--port', '0', '--api-key', 'YOUR_API_KEY');
  const address = () => /Mock API on (http:\/\/[^ ]+)/.exec(command.output())?.[1];
  await until(address);
  const { status } = await fetch(`${address()}/rooms`, { headers: { authorization: 'YOUR_API_KEY' } });
  expect(status).toBe(200);
  await until(() => /^GET \/rooms 200 \d+ ms$/m.test(command.output()));
  command.process.kill('SIGTERM');
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(/Stopped\.\n$/);
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
