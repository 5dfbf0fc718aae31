import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createLocalHost } from './local-host';
import { prepareRelease, releaseSite, rollBack } from './release';
import { createTestHost, liveFiles, SITES, wholeSites, type TestSite } from './test-support';

const { host: root, build, remove } = createTestHost();
const host = createLocalHost(root);
afterAll(remove);
beforeEach(() => rmSync(root, { recursive: true, force: true }));

const log = () => undefined;
const release = (files: TestSite, keep = 3) => releaseSite(host, { folder: build(files), keep, log });
const names = (): string[] => readdirSync(join(root, 'releases')).sort();
const live = (): string[] => wholeSites(root, SITES);

test('releases a site and makes it live, and again without effect', async () => {
  const { site } = await release(SITES.first);
  expect(live()).toEqual(['first']);
  expect(liveFiles(root)).toEqual(Object.keys(SITES.first).sort());
  await release(SITES.first);
  expect(live()).toEqual(['first']);
  expect(names()).toEqual([site.version, `${site.version}.json`]);
});

test('an update keeps the hashed files of earlier releases, but no page and no data without a digest', async () => {
  await release(SITES.first);
  const before = statSync(join(root, 'current', 'assets/image.0a0a0a0a.png')).ino;
  await release(SITES.second);
  expect(live()).toEqual(['second']);
  const kept = ['app-11111111.js', 'search-index/index.11111111.json'];
  expect(liveFiles(root)).toEqual([...Object.keys(SITES.second), ...kept].sort());
  // A hard link: a file that has not changed takes no more space.
  expect(statSync(join(root, 'current', 'assets/image.0a0a0a0a.png')).ino).toBe(before);
  await release(SITES.third);
  expect(liveFiles(root)).toEqual(expect.arrayContaining([...kept, 'app-22222222.js', 'app-33333333.js']));
});

test('keeps only as many releases as requested, and the hashed files of these', async () => {
  const versions = [];
  for (const files of [SITES.first, SITES.second, SITES.third]) versions.push((await release(files, 1)).site.version);
  expect(names()).toEqual(
    versions
      .slice(1)
      .flatMap((version) => [version, `${version}.json`])
      .sort(),
  );
  expect(liveFiles(root)).toContain('app-22222222.js');
  expect(liveFiles(root)).not.toContain('app-11111111.js');
});

test('rolls back to what was live before, step by step, and keeps the files that open pages need', async () => {
  for (const files of [SITES.first, SITES.second, SITES.third]) await release(files);
  await rollBack(host, log);
  expect(live()).toEqual(['second']);
  expect(liveFiles(root)).toContain('app-33333333.js');
  await rollBack(host, log);
  expect(live()).toEqual(['first']);
  await expect(rollBack(host, log)).rejects.toThrow(/is the first one: there is none to roll back to/);
});

test('a release after a rollback takes the place of the one that was live, also if it is the same as an older one', async () => {
  await release(SITES.first);
  await release(SITES.second);
  await rollBack(host, log);
  await release(SITES.third);
  await rollBack(host, log);
  expect(live()).toEqual(['first']);
  await release(SITES.second);
  expect(live()).toEqual(['second']);
  expect(liveFiles(root)).toContain('app-11111111.js');
  await rollBack(host, log);
  expect(live()).toEqual(['first']);
});

test('a damaged file of the live release is uploaded again instead of linked', async () => {
  const { site } = await release(SITES.first);
  writeFileSync(join(root, 'current', 'assets/image.0a0a0a0a.png'), 'damaged');
  await release(SITES.second);
  expect(live()).toEqual(['second']);
  expect(readFileSync(join(root, 'releases', site.version, 'assets/image.0a0a0a0a.png'), 'utf8')).toBe('damaged');
});

test('a site that is built again meanwhile is not released', async () => {
  await release(SITES.first);
  const folder = build(SITES.second);
  const changing = {
    ...host,
    prepare: async (version: string) => {
      await host.prepare(version);
      writeFileSync(join(folder, 'index.html'), 'other');
    },
  };
  await expect(releaseSite(changing, { folder, keep: 3, log })).rejects.toThrow(
    /1 files on .* differ from what was uploaded, such as index\.html\. Nothing has changed for readers/,
  );
  expect(live()).toEqual(['first']);
});

test('planning changes nothing', async () => {
  const { plan, previous } = await prepareRelease(host, { folder: build(SITES.first), keep: 3, log });
  expect(previous).toBeUndefined();
  expect(plan.uploads.map(({ kind, paths }) => [kind, paths.length])).toEqual([
    ['hashed', 3],
    ['data', 2],
    ['pages', 4],
    ['search', 1],
  ]);
  expect(() => readdirSync(root)).toThrow('ENOENT');
});

test.each([
  ['a running process', { host: '', process: process.ppid, purpose: '' }, /Another release is under way: process/],
  ['another machine', { host: 'elsewhere', process: 1, purpose: '' }, /process 1 on elsewhere since .* delete .*lock/],
])('waits for no release by %s', async (_name, lock, message) => {
  await release(SITES.first);
  const since = new Date().toISOString();
  writeFileSync(join(root, 'releases', 'lock'), JSON.stringify({ ...lock, host: lock.host || hostname(), since }));
  await expect(release(SITES.second)).rejects.toThrow(message);
  expect(live()).toEqual(['first']);
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  writeFileSync(join(root, 'releases', 'lock'), JSON.stringify({ ...lock, host: 'elsewhere', since: old }));
  await release(SITES.second);
  expect(live()).toEqual(['second']);
});
