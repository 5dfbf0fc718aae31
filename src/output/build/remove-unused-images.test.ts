import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHtml } from './read-html';
import { removeUnusedImages } from './remove-unused-images';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps the images that pages show or link to, below any base path', () => {
  removeUnusedImages(folder, []);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['shown.png', 'linked.png', 'old.png']) writeFileSync(join(folder, 'assets', name), '');
  const page = {
    path: '/a',
    facts: readHtml('<img src="/portal/assets/shown.png"><a href="/assets/linked.png">x</a>'),
  };
  removeUnusedImages(folder, [page]);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['linked.png', 'shown.png']);
});
