import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockBuild } from './build-lock.mjs';

const MODULE = JSON.stringify(resolve('tools/project/build-lock.mjs'));
let project;
const file = () => join(project, '.tmp/build.lock');
/** Takes the lock in another process, which then does something. */
const takeInOther = (then = '') =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { lockBuild } from ${MODULE}; lockBuild('.'); ${then}`],
    { cwd: project, encoding: 'utf8' },
  );

beforeEach(() => (project = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(project, { recursive: true }));

test('a second build is told which one is under way, until that ends', () => {
  const release = lockBuild(project);
  expect(takeInOther().stderr).toMatch(`Another build of this folder is under way: process ${process.pid}.`);
  release();
  expect(takeInOther().status).toBe(0);
  expect(existsSync(file())).toBe(false);
});

test('the lock of a process that was killed, or that could not write it, is taken over', () => {
  takeInOther("process.kill(process.pid, 'SIGKILL');");
  expect(existsSync(file())).toBe(true);
  lockBuild(project)();
  mkdirSync(join(project, '.tmp'), { recursive: true });
  writeFileSync(file(), '');
  lockBuild(project)();
  expect(existsSync(file())).toBe(false);
});
