import type promises from 'node:fs/promises';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../src/output/build/list-files';
import { releaseSite } from './release';

/** Steps of the file system before the process is killed, or before the disk is full. */
const mockFault = { after: Infinity, steps: 0, isKill: false, reached: () => undefined as void };

// Whatever changes the file system is a step. A process that is killed does nothing any more, not even in `finally`, so
// its step never ends; a file that was being written is left in half.
jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  const names = ['copyFile', 'mkdir', 'rename', 'rm', 'rmdir', 'writeFile'] as const;
  const steps = names.map((name) => [
    name,
    async (...args: never[]) => {
      mockFault.steps += 1;
      if (mockFault.steps <= mockFault.after || (!mockFault.isKill && /^rm/.test(name)))
        return (real[name] as (...all: never[]) => Promise<unknown>)(...args);
      const [first, second] = args as unknown as [string, string];
      if (name === 'copyFile') await real.writeFile(second, (await real.readFile(first, 'utf8')).slice(0, 3));
      if (name === 'writeFile') await real.writeFile(first, second.slice(0, 10), args[2]);
      mockFault.reached();
      if (mockFault.isKill) return new Promise(() => undefined);
      throw new Error('ENOSPC: no space left on device');
    },
  ]);
  return { ...real, ...Object.fromEntries(steps) } as typeof promises;
});

const root = mkdtempSync(join(tmpdir(), 'release-'));
const host = join(root, 'host');
const LOCK = join(host, '.releases/lock');
afterEach(() => {
  Object.assign(mockFault, { after: Infinity, steps: 0, isKill: false });
  rmSync(host, { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a site of the code of this version with these pages, each with data and a picture; all link to all. */
function build(code: string, pages: readonly string[], text = code): string {
  const hash = Buffer.from(code.padEnd(4, '-')).toString('hex');
  const page = pages.map((name) => `/${name}/index.html`).join(' ');
  const files: Record<string, string> = {
    'index.html': `${text} /app-${hash}.js /logo.svg ${page}`,
    '404.html': `${text} /app-${hash}.js`,
    'headers.json': '[]',
    'logo.svg': text,
    [`app-${hash}.js`]: code,
    [`page-data/${hash}/index.json`]: `${text} /app-${hash}.js`,
    'search-index/manifest.json': page,
  };
  for (const name of pages) {
    files[`${name}/index.html`] = `${text} /app-${hash}.js /page-data/${hash}/${name}.json ${page}`;
    files[`page-data/${hash}/${name}.json`] = `${text} /static/${name}.png`;
    files[`static/${name}.png`] = name;
  }
  const folder = mkdtempSync(join(root, 'dist-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const served = (): string[] => listFiles(host).filter((path) => !path.startsWith('/.'));

/** Files that are named by a file on the host which readers get, but do not exist. */
function missing(): string[] {
  const there = served();
  const named = there.flatMap((path) => readFileSync(join(host, path), 'utf8').match(/\/[\w./-]+\.\w+/g) ?? []);
  return named.filter((path) => !there.includes(path));
}

/** Whether the host has all files of a site as they are. */
const has = (site: string): boolean =>
  listFiles(site).every((path) => served().includes(path) && isSame(join(site, path), join(host, path)));
const isSame = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

const OLD = build('a', ['one', 'two']);
const NEW = build('b', ['two', 'three']);

test.each([
  ['a kill', true],
  ['a full disk', false],
])(
  '%s at any step leaves pages that name only files that exist, and the next release completes it',
  async (_, isKill) => {
    let isStopped = true;
    for (let after = 0; isStopped; after += 1) {
      rmSync(host, { recursive: true, force: true });
      await releaseSite(OLD, host);
      const killed = new Promise<string>((resolve) => (mockFault.reached = () => resolve('killed')));
      Object.assign(mockFault, { after, steps: 0, isKill });
      const end = await Promise.race([killed, releaseSite(NEW, host).catch((error: Error) => error.message)]);
      isStopped = /killed|ENOSPC/.test(end);
      mockFault.after = Infinity;
      expect(missing()).toEqual([]);
      // After a kill, a person has to delete the lock.
      rmSync(LOCK, { force: true });
      await releaseSite(NEW, host);
      expect(has(NEW)).toBe(true);
      expect(served()).not.toContain('/one/index.html');
      expect(served()).toContain('/app-612d2d2d.js');
      if (!isStopped) expect(after).toBeGreaterThan(25);
    }
  },
);

test('hashed files of three earlier releases and the data of their versions stay, their pages do not', async () => {
  const sites = ['a', 'b', 'c', 'd', 'e'].map((code) => build(code, [`page-${code}`]));
  for (const site of sites) await releaseSite(site, host);
  const left = (kind: RegExp): string =>
    served()
      .flatMap((path) => kind.exec(path)?.[1] ?? [])
      .join('');
  expect(left(/^\/page-(\w)\/index/)).toBe('e');
  expect(left(/static\/page-(\w)/)).toBe('bcde');
  expect(left(/page-data\/.*page-(\w)/)).toBe('bcde');
  // Rolling back is releasing an older site. Content that changes while the code stays takes no place.
  for (const text of ['once', 'twice', 'thrice']) await releaseSite(build('d', ['page-d'], text), host);
  await releaseSite(sites[3] ?? '', host);
  expect(has(sites[3] ?? '')).toBe(true);
  expect(left(/static\/page-(\w)/)).toBe('bcde');
});

test('the data of a page that is gone goes, too, if the code has not changed', async () => {
  await releaseSite(OLD, host);
  await releaseSite(build('a', ['two']), host);
  expect(served().filter((path) => /one(?:\.json|\/)/.test(path))).toEqual([]);
});

test.each([
  ['another release', '.releases/lock', 'process 7 on web', /process 7 on web .*wait.*delete .*lock/],
  ['a list that is no JSON', '.releases/releases.json', '[{', /releases\.json is damaged, .*write \[\] into it/],
  ['a list with a path elsewhere', '.releases/releases.json', '[{"isFinished":true,"files":["../x"]}]', /is damaged/],
])('%s leaves the site as it is, and says what to do', async (_, path, text, message) => {
  await releaseSite(OLD, host);
  writeFileSync(join(host, path), text);
  await expect(releaseSite(NEW, host)).rejects.toThrow(message);
  expect(has(OLD)).toBe(true);
  writeFileSync(join(host, '.releases/releases.json'), '[]');
  rmSync(LOCK, { force: true });
  await releaseSite(NEW, host);
  expect(has(NEW)).toBe(true);
  expect(missing()).toEqual([]);
});

test('of two releases at once, one ends with what to do, and the other one is complete', async () => {
  const ends = await Promise.allSettled([releaseSite(OLD, host), releaseSite(NEW, host)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([has(OLD), has(NEW)].filter(Boolean)).toHaveLength(1);
});

test('a folder that has files of something else, and one without a site, are refused', async () => {
  mkdirSync(host);
  writeFileSync(join(host, 'notes.txt'), '');
  await expect(releaseSite(NEW, host)).rejects.toThrow(/has files that no release has put there/);
  await expect(releaseSite(host, join(root, 'other'))).rejects.toThrow(/lacks index.html\): run npm run build/);
});
