import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder, SMALLEST } from './compress-folder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(folder, 'site/docs'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, content: string | Buffer) => writeFileSync(join(folder, 'site', file), content);
const compress = () => compressFolder(join(folder, 'site'), join(folder, 'cache'));
const text = 'All rooms are rooms. '.repeat(200);

test('writes both copies of each text of some size, with its time, and of nothing else', async () => {
  put('docs/index.html', text);
  put('small.json', 'x'.repeat(SMALLEST - 1));
  put('photo.png', Buffer.alloc(5000));
  put('nginx.conf', text);
  const time = new Date('2026-01-02T03:04:05Z');
  utimesSync(join(folder, 'site/docs/index.html'), time, time);
  const report = await compress();
  const [brotli, gzip] = ['.br', '.gz'].map((extension) => join(folder, 'site/docs/index.html') + extension);
  expect(brotliDecompressSync(readFileSync(brotli!)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(gzip!)).toString()).toBe(text);
  expect([statSync(brotli!).mtimeMs, statSync(gzip!).mtimeMs]).toEqual([time.getTime(), time.getTime()]);
  for (const file of ['small.json', 'photo.png', 'nginx.conf'])
    expect([file, existsSync(join(folder, 'site', `${file}.br`))]).toEqual([file, false]);
  expect(report).toMatchObject({ files: 1, compressed: 2, bytes: { original: text.length } });
});

test('takes what it has compressed before from the cache, and only that', async () => {
  put('a.css', text);
  expect(await compress()).toMatchObject({ compressed: 2 });
  put('b.css', text);
  expect(await compress()).toMatchObject({ files: 2, compressed: 0 });
  put('a.css', `${text}!`);
  expect(await compress()).toMatchObject({ files: 2, compressed: 2 });
  expect(brotliDecompressSync(readFileSync(join(folder, 'site/a.css.br'))).toString()).toBe(`${text}!`);
});
