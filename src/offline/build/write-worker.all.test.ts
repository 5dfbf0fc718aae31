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
  searchCode: [],
};
const worker = () => readFileSync(join(folder, 'sw.js'), 'utf8');
const build = async () => (await writeWorker(folder, parts, async () => 'precache(self.__WB_MANIFEST)'), worker());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  put('offline/index.html', '<link rel="stylesheet" href="/app.adb65e0a.css"/>offline');
  put('page-data/0ac8/offline/page-data.json', '{"componentChunkName":"offline","staticQueryHashes":["12"]}');
  put('page-data/0ac8/app-data.json', '{}');
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

test('a worker that cannot be compiled is named', async () => {
  await expect(bundleWorker('src/offline/worker/no-such.ts')).rejects.toThrow('no-such.ts');
});

test('precaches the pages with all that they need; equal sites and releases of other pages give equal bytes', async () => {
  const first = await build();
  const urls = [...first.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url);
  expect(urls.toSorted()).toEqual([
    'app-9a5f7d8d.js',
    'app.adb65e0a.css',
    'offline',
    'page-data/0ac8/app-data.json',
    'page-data/0ac8/offline/page-data.json',
    'page-data/0ac8/sq/d/12.json',
  ]);
  expect(first.match(/"?integrity"?:\s*"sha256-/g)).toHaveLength(6);
  put('docs/a/index.html', 'A changed');
  expect(await build()).toBe(first);
  put('offline/index.html', 'changed');
  expect(await build()).not.toBe(first);
  expect(readFileSync(join(folder, 'sw-off.json'), 'utf8')).toBe('{"off": false}\n');
});

test('a missing file is named', async () => {
  rmSync(join(folder, 'app-9a5f7d8d.js'));
  await expect(writeWorker(folder, parts)).rejects.toThrow('cannot precache app-9a5f7d8d.js: no such file');
});

test('a site that is not for offline use gets a worker that removes itself', async () => {
  await writeWorker(folder, { ...parts, isOffline: false });
  expect(worker()).toContain('unregister');
  expect(worker().length).toBeLessThan(2000);
  expect(worker()).not.toContain('"fetch"');
});

test('the sidebar of a large site may be large, code and pages may not', async () => {
  const large = 'x'.repeat(700_001);
  put('page-data/0ac8/sq/d/12.json', JSON.stringify(large.repeat(3)));
  expect(await build()).toContain('page-data/0ac8/sq/d/12.json');
  put('app-9a5f7d8d.js', large);
  await expect(build()).rejects.toThrow(/would precache 700\d{3} bytes; must be at most 700000/);
});
