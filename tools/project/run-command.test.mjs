import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { describeSignal, exitCodeOf } from './run-command.mjs';

const MODULE = JSON.stringify(resolve('tools/project/run-command.mjs'));
/** A program that runs Node with a program of its own, and ends with its code. */
const parentOf = (program, then = '(code) => process.exit(code)') => [
  '--input-type=module',
  '--eval',
  `import { runCommand } from ${MODULE};
   runCommand(process.execPath, ['--eval', ${JSON.stringify(program)}], {
     onStart: (id) => console.log('child', id) }).then(${then});`,
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

test('says why a program was ended', () => {
  expect(describeSignal(null)).toBeUndefined();
  expect(describeSignal('SIGTERM')).toBe('It was ended by the signal SIGTERM.');
  expect(describeSignal('SIGKILL')).toMatch(/not enough memory/);
});

test('passes the exit code and the output on', () => {
  const { status, stdout } = run("console.log('done'); process.exitCode = 7;");
  expect(status).toBe(7);
  expect(stdout).toMatch(/^child \d+\ndone\n$/);
});

test.each(['SIGKILL', 'SIGABRT'])('a program that %s has ended is a failure', (signal) => {
  const { status, stderr } = run(`process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`);
  expect(status).toBeGreaterThan(128);
  expect(stderr).toContain(`It was ended by the signal ${signal}`);
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
  running = spawn(process.execPath, parentOf("console.log('ready'); setInterval(() => {}, 1000);"));
  let output = '';
  running.stdout.setEncoding('utf8');
  for await (const text of running.stdout) {
    output += text;
    if (output.includes('ready')) break;
  }
  running.kill('SIGTERM');
  const [code] = await once(running, 'exit');
  expect(code).toBe(143);
  const child = Number(/child (\d+)/.exec(output)?.[1]);
  expect(() => process.kill(child, 0)).toThrow('ESRCH');
});
