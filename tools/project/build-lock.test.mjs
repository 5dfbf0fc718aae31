import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BusyError, lockBuild } from './build-lock.mjs';

const MODULE = JSON.stringify(resolve('tools/project/build-lock.mjs'));
let project;
let others = [];
const file = () => join(project, '.tmp/build.lock');
const put = (lock) => {
  mkdirSync(join(project, '.tmp'), { recursive: true });
  writeFileSync(file(), typeof lock === 'string' ? lock : JSON.stringify(lock));
};
/** Starts another process, which takes the lock, does something and waits. */
async function startOther(then = '') {
  const program = `import { lockBuild } from ${MODULE};
    const lock = lockBuild(process.cwd());
    ${then}
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: project });
  others.push(other);
  await once(other.stdout, 'data');
  return other;
}
const kill = async (process, signal) => {
  process.kill(signal);
  await once(process, 'exit');
};
const sleep = () => {
  const process_ = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  others.push(process_);
  return process_;
};

beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others = [];
  rmSync(project, { recursive: true });
});

test('a second build is told which process builds since when, until that one has finished', async () => {
  const other = await startOther();
  expect(() => lockBuild(project)).toThrow(BusyError);
  expect(() => lockBuild(project)).toThrow(
    new RegExp(
      `^Another build of this folder is under way: process ${other.pid} since 20\\d\\d-.*delete .tmp.build.lock`,
    ),
  );
  await kill(other, 'SIGKILL');
  expect(existsSync(file())).toBe(true);
  const lock = lockBuild(project);
  expect(JSON.parse(readFileSync(file(), 'utf8')).processes).toMatchObject([{ id: process.pid }]);
  lock.release();
  expect(existsSync(file())).toBe(false);
});

test('the lock counts while a process works for a killed build', async () => {
  const worker = sleep();
  const other = await startOther(`lock.hold(${worker.pid});`);
  await kill(other, 'SIGKILL');
  expect(() => lockBuild(project)).toThrow(`process ${worker.pid} since`);
  await kill(worker, 'SIGKILL');
  lockBuild(project).release();
});

test('the lock is given up when the process ends, whatever the reason', () => {
  const program = `import { lockBuild } from ${MODULE}; lockBuild(process.cwd()); process.exit(4);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: project });
  expect(status).toBe(4);
  expect(existsSync(file())).toBe(false);
});

test('another process with the same id is not the one that has left the lock', () => {
  const left = { host: hostname(), since: '2025-01-01T00:00:00.000Z' };
  put({ ...left, processes: [{ id: process.pid, started: 'earlier' }] });
  lockBuild(project).release();
});

test('a lock of another machine counts for an hour', () => {
  const lock = (since) => ({ host: 'elsewhere', since: new Date(since).toISOString(), processes: [{ id: 1 }] });
  put(lock(Date.now() - 1000));
  expect(() => lockBuild(project)).toThrow('process 1 on elsewhere since');
  put(lock(Date.now() - 3_700_000));
  lockBuild(project).release();
});

test.each(['', '{"host":', '{}'])('an unfinished lock (%p) counts for seconds', (text) => {
  put(text);
  expect(() => lockBuild(project)).toThrow('process unknown since');
  utimesSync(file(), new Date(2025, 1), new Date(2025, 1));
  lockBuild(project).release();
});
