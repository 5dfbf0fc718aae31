import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { exitCodeOf } from './run-command.mjs';

const MODULE = JSON.stringify(resolve('tools/project/run-command.mjs'));
/** A program that runs Node with a program of its own, and ends with its code. */
const parentOf = (program) => [
  '--input-type=module',
  '--eval',
  `import { runCommand } from ${MODULE};
   runCommand(process.execPath, ['--eval', ${JSON.stringify(program)}]).then((code) => process.exit(code));`,
];
const run = (program) => spawnSync(process.execPath, parentOf(program), { encoding: 'utf8' });

let running;
afterEach(() => running?.kill('SIGKILL'));

test.each([
  [0, null, 0],
  [3, null, 3],
  [null, 'SIGKILL', 137],
  [null, 'SIGTERM', 143],
  [null, null, 1],
])('a program that ended with code %p and signal %p counts as %p', (code, signal, expected) => {
  expect(exitCodeOf(code, signal)).toBe(expected);
});

test('passes the exit code and the output on', () => {
  const { status, stdout } = run("console.log('done'); process.exitCode = 7;");
  expect(status).toBe(7);
  expect(stdout).toBe('done\n');
});

test('a program that a signal has ended is a failure, and the signal is named', () => {
  const { status, stderr } = run("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
  expect(status).toBeGreaterThan(128);
  expect(stderr).toMatch(/ended by the signal SIGKILL, .*not enough memory/);
});

test('a program that cannot be started is a failure', () => {
  const program = `import { runCommand } from ${MODULE};
    runCommand('/no/such/program', []).catch(({ message }) => { console.log(message); process.exit(9); });`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(9);
  expect(stdout).toMatch(/^\/no\/such\/program could not be started: .*ENOENT/);
});

test('SIGTERM ends the program too', async () => {
  running = spawn(process.execPath, parentOf("console.log('child', process.pid); setInterval(() => {}, 1000);"));
  let output = '';
  running.stdout.setEncoding('utf8');
  for await (const text of running.stdout) {
    output += text;
    if (output.includes('\n')) break;
  }
  running.kill('SIGTERM');
  const [code] = await once(running, 'exit');
  expect(code).toBe(143);
  const child = Number(/child (\d+)/.exec(output)?.[1]);
  expect(() => process.kill(child, 0)).toThrow('ESRCH');
});
