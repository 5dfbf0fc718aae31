import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findSecret } from './find-secret';

const SECRET = 'a1b2+c3/d4e5f6g7=';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-secret-'));
  mkdirSync(join(folder, 'deep', 'down'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>nothing here</p>');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['in plain text', 'deep/down/app.js', `key="${SECRET}"`],
  ['URL-encoded', 'deep/a.html', `?key=${encodeURIComponent(SECRET)}`],
  ['in base64', 'b.txt', Buffer.from(SECRET).toString('base64')],
  ['in base64 after one byte', 'b.txt', Buffer.from(`:${SECRET}:x`).toString('base64')],
  ['in base64 after two bytes', 'b.txt', Buffer.from(`u:${SECRET}`).toString('base64')],
  ['in base64 after many bytes', 'b.txt', Buffer.from(`user-name:${SECRET} and more`).toString('base64')],
  ['in a gzip file', 'a.js.gz', gzipSync(SECRET)],
  ['in a Brotli file', 'a.js.br', brotliCompressSync(SECRET)],
  ['among binary data', 'a.bin', Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(SECRET)])],
])('finds a secret %s', (_name, file, content) => {
  writeFileSync(join(folder, file), content);
  expect(findSecret(folder, SECRET)).toEqual([join(folder, file)]);
});

test('finds nothing in a folder without the secret or in a missing folder', () => {
  writeFileSync(join(folder, 'a.txt'), SECRET.slice(0, -4));
  expect(findSecret(folder, SECRET)).toEqual([]);
  expect(findSecret(join(folder, 'missing'), SECRET)).toEqual([]);
});

test('rejects a short secret', () => {
  expect(() => findSecret(folder, 'short')).toThrow(/fewer than 8/);
});
