import { spawnSync } from 'node:child_process';

const run = (program: string): { readonly status: number | null; readonly stderr: string } =>
  spawnSync(
    process.execPath,
    [
      '-r',
      './tools/project/register-typescript.cjs',
      '-e',
      `const e = require('./src/site/build/end-command');${program}`,
    ],
    { encoding: 'utf8' },
  );

test('ends the process with a message', () => {
  const { status, stderr } = run("e.endCommand('Nothing works.'); console.log('later');");
  expect(status).toBe(1);
  expect(stderr).toBe('\n✗ Nothing works.\n\n');
});

test('work that stops because a promise is never settled is a failure', () => {
  const { status, stderr } = run("const done = e.expectToFinish('Checking'); new Promise(() => {}).then(done);");
  expect(status).toBe(1);
  expect(stderr).toBe('\n✗ Checking has stopped before it was complete.\n\n');
});

test('work that finishes has the code that it sets', () => {
  const { status, stderr } = run(
    "const done = e.expectToFinish('Checking'); setTimeout(() => { process.exitCode = 5; done(); }, 10);",
  );
  expect(status).toBe(5);
  expect(stderr).toBe('');
});
