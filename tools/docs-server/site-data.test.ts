import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSite } from './site-data';
import { addressFiles, folderFiles } from './site-files';
import { fixtureFiles, memoryFiles } from './test-support';

test.each([
  ['/search-index/manifest.json', undefined, /memory has no \/search-index\/manifest\.json: .* Run npm run build/],
  ['/llms.txt', undefined, /memory has no \/llms\.txt/],
  ['/index.md', '# No front matter\n', /\/index\.md in memory cannot be read/],
  ['/search-index/manifest.json', '{"index":"other.json"}', /memory has no \/search-index\/other\.json/],
  ['/search-index/manifest.json', '<html>', /manifest\.json in memory cannot be read/],
])('a build that lacks %s, or has another, is explained', async (path, text, message) => {
  await expect(watchSite(memoryFiles(fixtureFiles({ [path]: text })))()).rejects.toThrow(message);
});

test('an index of another version of the engine is explained', async () => {
  const files = fixtureFiles();
  const { index } = JSON.parse(files.get('/search-index/manifest.json') ?? '') as { index: string };
  const packed = JSON.parse(files.get(`/search-index/${index}`) ?? '') as object;
  files.set(`/search-index/${index}`, JSON.stringify({ ...packed, format: 1 }));
  await expect(watchSite(memoryFiles(files))()).rejects.toThrow(/format 1.*Run npm run build/);
});

test('a new build is read when the time to look has come', async () => {
  const files = fixtureFiles();
  let now = 0;
  const current = watchSite(memoryFiles(files), 1000, () => now);
  const first = await current();
  files.set('/search-index/manifest.json', `${files.get('/search-index/manifest.json')} `);
  files.set('/llms.txt', '# Newer\n');
  now = 999;
  expect(await current()).toBe(first);
  now = 1000;
  expect((await current()).title).toBe('Newer');
});

test('a file outside of the folder cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-server-'));
  try {
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'secret.md'), 'secret');
    writeFileSync(join(folder, 'dist', 'a.md'), 'A');
    const { read } = folderFiles(join(folder, 'dist'));
    expect([await read('/a.md'), await read('/../secret.md'), await read('/a.md\0'), await read('/')]).toEqual([
      'A',
      undefined,
      undefined,
      undefined,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('only files below the address are requested, and failures say why', async () => {
  const asked: string[] = [];
  const { read } = addressFiles('https://a.example/sub/', (input) => {
    asked.push(String(input));
    return Promise.resolve(new Response('text', { status: asked.length === 2 ? 503 : 200 }));
  });
  expect(await read('/a.md')).toBe('text');
  expect(await read('/../other.md')).toBeUndefined();
  await expect(read('/b.md')).rejects.toThrow('https://a.example/sub/b.md answers with status 503.');
  expect(asked).toEqual(['https://a.example/sub/a.md', 'https://a.example/sub/b.md']);
});
