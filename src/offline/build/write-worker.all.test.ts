import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleWorker } from './bundle-worker';
import { writeWorker } from './write-worker';

let folder = '';
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const parts = {
  isOffline: true,
  baseUrl: '/',
  dataFolder: 'page-data/0ac8',
  pages: ['offline'],
  scripts: { offline: ['app-9a5f7d8d.js'] },
};
const worker = () => readFileSync(join(folder, 'sw.js'), 'utf8');
const build = async (more = {}) => {
  await writeWorker(folder, { ...parts, ...more }, async () => 'precache(self.__WB_MANIFEST)');
  return worker();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  put('offline/index.html', '<link rel="stylesheet" href="/app.adb65e0a.css"/>offline');
  put('page-data/0ac8/offline/page-data.json', '{"componentChunkName":"offline","staticQueryHashes":["12"]}');
  put('page-data/0ac8/sq/d/12.json', '{}');
  put('app-9a5f7d8d.js', '');
  put('app.adb65e0a.css', '');
  put('docs/a/index.html', 'A');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('equal sources give equal bytes, with one place for what is precached', async () => {
  const entry = 'src/offline/worker/worker.ts';
  const first = await bundleWorker(entry);
  expect(await bundleWorker(entry)).toBe(first);
  expect(first.split('self.__WB_MANIFEST')).toHaveLength(2);
});

test('precaches the pages with all that they need; equal sites and releases of other pages give equal bytes', async () => {
  const first = await build();
  const entries = JSON.parse(first.slice('precache('.length, -1)) as readonly Record<string, unknown>[];
  expect(entries.map(({ url, revision }) => [url, revision === null])).toEqual([
    ['offline', false],
    ['page-data/0ac8/offline/page-data.json', false],
    ['page-data/0ac8/sq/d/12.json', false],
    ['app-9a5f7d8d.js', true],
    ['app.adb65e0a.css', true],
  ]);
  expect(entries.every(({ integrity }) => String(integrity).startsWith('sha256-'))).toBe(true);
  put('docs/a/index.html', 'A changed');
  expect(await build()).toBe(first);
  put('offline/index.html', 'changed');
  expect(await build()).not.toBe(first);
  expect(await build({ foreignPaths: ['/de/'] })).toMatch(/^self\.addEventListener\("fetch".*\["\/de\/"\]/);
});

test('a missing file is named', async () => {
  rmSync(join(folder, 'app-9a5f7d8d.js'));
  await expect(build()).rejects.toThrow('cannot precache app-9a5f7d8d.js: no such file');
});

test('a site that is not for offline use gets a worker that removes itself', async () => {
  await writeWorker(folder, { ...parts, isOffline: false });
  expect(worker()).toContain('unregister');
  expect(worker().length).toBeLessThan(2000);
  expect(worker()).not.toContain('"fetch"');
});
