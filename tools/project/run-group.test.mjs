import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const MODULE = pathToFileURL(resolve('tools/project/run-group.mjs')).href;
/** A command like Gatsby's, whose own process ends at once while the one that it has started ignores signals. */
const GRANDCHILD = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("pid " + process.pid)';
const CHILD = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(GRANDCHILD)}], { stdio: "inherit" });
  process.on("SIGTERM", () => process.exit(0));`;

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

/** @param throughShell starts it as npm does, from a shell that waits for it */
function start(code, { throughShell = false } = {}) {
  const script = `import { runGroup } from ${JSON.stringify(MODULE)};
    process.exit(await runGroup(process.execPath, ["-e", ${JSON.stringify(code)}], {}));`;
  const args = ['--input-type=module', '-e', script];
  runner = throughShell
    ? spawn('sh', ['-c', '"$0" "$@"; exit $?', process.execPath, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    : spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return runner;
}

test('a signal to the command alone ends all processes that it has started', async () => {
  const { stdout, pid } = start(CHILD);
  const [text] = await once(stdout, 'data');
  grandchild = Number(/pid (\d+)/.exec(String(text))?.[1]);
  process.kill(pid, 'SIGTERM');
  // Only when no process has its output any more.
  const [code] = await once(runner, 'close');
  expect(code).toBe(0);
});

test('the end of the shell that npm runs ends them too', async () => {
  const { stdout, pid } = start(CHILD, { throughShell: true });
  const [text] = await once(stdout, 'data');
  grandchild = Number(/pid (\d+)/.exec(String(text))?.[1]);
  process.kill(pid, 'SIGKILL');
  await once(runner, 'close');
});

test('a command that fails passes on its exit code', async () => {
  const [code] = await once(start('process.exit(3)'), 'exit');
  expect(code).toBe(3);
});
