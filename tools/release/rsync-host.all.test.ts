import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSite, rollBack } from './release';
import { createRsyncHost } from './rsync-host';
import { createTestHost, liveFiles, SITES, wholeSites, type TestSite } from './test-support';

const isInstalled = spawnSync('rsync', ['--version']).status === 0;
if (!isInstalled && process.env.CI) throw new Error('rsync is not installed: install it, so that its host is tested.');
if (!isInstalled) console.warn('! rsync is not installed: releases to another machine are not tested.');
const testWithRsync = isInstalled ? test : test.skip;

// More than a hundred processes are started one after the other.
const { root, host: target, build, remove } = createTestHost();
const folder = join(root, 'dist');
const host = createRsyncHost('me@web.example', target, folder);
const log = () => undefined;
const path = process.env.PATH;

// Runs on this machine what would run on the other one, as ssh does: in a shell.
beforeAll(() => {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'ssh'), '#!/bin/sh\n[ "$1" = -l ] && shift 2\nshift\nexec sh -c "$*"\n');
  chmodSync(join(bin, 'ssh'), 0o755);
  process.env.PATH = `${bin}:${path}`;
});
afterAll(() => {
  process.env.PATH = path;
  remove();
});
beforeEach(() => rmSync(target, { recursive: true, force: true }));

const release = (files: TestSite, keep = 3) => {
  build(files);
  return releaseSite(host, { folder, keep, log });
};
const inode = (file: string): number => statSync(join(target, 'current', file)).ino;

testWithRsync('releases, updates with links to unchanged files, removes old releases and rolls back', async () => {
  const first = await release(SITES.first);
  expect(wholeSites(target, SITES)).toEqual(['first']);
  const before = inode('assets/image.0a0a0a0a.png');
  const second = await release(SITES.second, 1);
  expect(wholeSites(target, SITES)).toEqual(['second']);
  expect(inode('assets/image.0a0a0a0a.png')).toBe(before);
  expect(liveFiles(target)).toEqual(expect.arrayContaining(['app-11111111.js', 'search-index/index.11111111.json']));
  expect(liveFiles(target)).not.toContain('docs/old/index.html');
  await rollBack(host, log);
  expect(wholeSites(target, SITES)).toEqual(['first']);
  expect(liveFiles(target)).toContain('app-22222222.js');
  const third = await release(SITES.third, 1);
  expect(readdirSync(join(target, 'releases')).sort()).toEqual(
    [first, third].flatMap(({ site }) => [site.version, `${site.version}.json`]).sort(),
  );
  expect(second.previous?.version).toBe(first.site.version);
});

testWithRsync('an interrupted release is completed by the next run', async () => {
  await release(SITES.first);
  build(SITES.second);
  const steps = [
    'prepare',
    'upload',
    'keep',
    'digests',
    'complete',
    'writeManifest',
    'switchTo',
    'removeAllBut',
  ] as const;
  for (const step of steps) {
    const killed = {
      ...host,
      [step]: () => Promise.reject(new Error('killed')),
      unlock: () => Promise.reject(new Error('killed')),
    };
    await expect(releaseSite(killed, { folder, keep: 3, log })).rejects.toThrow('killed');
    expect(wholeSites(target, SITES)).toEqual([step === 'removeAllBut' ? 'second' : 'first']);
    expect(existsSync(join(target, 'releases', 'lock'))).toBe(true);
  }
  await releaseSite(host, { folder, keep: 3, log });
  expect(wholeSites(target, SITES)).toEqual(['second']);
  expect(readdirSync(join(target, 'releases')).filter((name) => /partial|lock/.test(name))).toEqual([]);
});

testWithRsync('says what is wrong with the other machine', async () => {
  mkdirSync(join(target, 'current'), { recursive: true });
  await expect(release(SITES.first)).rejects.toThrow(/me@web\.example:.*\/current is not a link: move it away/);
  rmSync(target, { recursive: true });
  writeFileSync(target, 'a file');
  await expect(release(SITES.first)).rejects.toThrow(/^ssh failed \(1\): mkdir: .*/);
});
