import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { exitCodeOf } from './run-command.mjs';

const MODULE = JSON.stringify(resolve('tools/project/run-command.mjs'));
/** A program that runs a command, and ends with its code. */
const parentOf = (command, args) => [
  '--input-type=module',
  '--eval',
  `import { runCommand } from ${MODULE};
   runCommand(${JSON.stringify(command)}, ${JSON.stringify(args)}).then((code) => process.exit(code), ({ message }) => { console.log(message); process.exit(9); });`,
];
const run = (command, args) => spawnSync(process.execPath, parentOf(command, args), { encoding: 'utf8' });
const runNode = (program) => run(process.execPath, ['--eval', program]);

let runner;
let grandchild;
afterEach(() => {
  runner?.kill('SIGKILL');
  try {
    if (grandchild) process.kill(grandchild, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
});

test.each([
  [0, null, 0],
  [3, null, 3],
  [null, 'SIGKILL', 137],
  [null, null, 1],
])('a program that ended with code %p and signal %p counts as %p', (code, signal, expected) => {
  expect(exitCodeOf(code, signal)).toBe(expected);
});

test('passes the exit code and the output on', () => {
  const { status, stdout } = runNode("console.log('done'); process.exitCode = 7;");
  expect([status, stdout]).toEqual([7, 'done\n']);
});

test('a program that a signal has ended is a failure, and the signal is named', () => {
  const { status, stderr } = runNode("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);");
  expect(status).toBe(137);
  expect(stderr).toMatch(/ended by the signal SIGKILL, .*not enough memory/);
});

test('a program that cannot be started is a failure', () => {
  const { status, stdout } = run('/no/such/program', []);
  expect(status).toBe(9);
  expect(stdout).toMatch(/^\/no\/such\/program could not be started: .*ENOENT/);
});

/** A command like Gatsby's, whose own process ends at once while the one that it has started ignores signals. */
const GRANDCHILD = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("pid " + process.pid)';
const CHILD = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(GRANDCHILD)}], { stdio: "inherit" });
  process.on("SIGTERM", () => process.exit(0));`;

/** Resolves once the grandchild runs. */
async function start(command, args) {
  runner = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = await once(runner.stdout, 'data');
  grandchild = Number(/pid (\d+)/.exec(String(text))?.[1]);
}

test('a signal to the command alone ends all processes that it has started', async () => {
  await start(process.execPath, parentOf(process.execPath, ['--eval', CHILD]));
  runner.kill('SIGTERM');
  // Only when no process has its output any more.
  const [code] = await once(runner, 'close');
  expect(code).toBe(143);
});

test('the end of the shell that npm runs ends them too', async () => {
  const args = parentOf(process.execPath, ['--eval', CHILD]);
  await start('sh', ['-c', '"$0" "$@"; exit $?', process.execPath, ...args]);
  runner.kill('SIGKILL');
  // Only when no process has its output any more.
  expect(await once(runner, 'close')).toEqual([null, 'SIGKILL']);
});
