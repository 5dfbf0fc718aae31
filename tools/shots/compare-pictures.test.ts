import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures, listPictures } from './compare-pictures';

const folder = mkdtempSync(join(tmpdir(), 'shots-'));
const at = (name: string): string => join(folder, name);
const folders = { before: at('before'), now: at('now'), differences: at('differences') };
const anything = (): boolean => true;

/** A gray picture with one pixel of another color, unless it has none. */
function drawPicture(size: number, dot?: string) {
  const picture = sharp({ create: { width: size, height: size, channels: 3, background: '#888888' } });
  if (dot === undefined) return picture.png().toBuffer();
  const input = { create: { width: 1, height: 1, channels: 3, background: dot } } as const;
  return picture
    .composite([{ input, left: 3, top: 2 }])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  Object.values(folders).forEach((path) => mkdirSync(path));
  const [plain, red, large] = await Promise.all([drawPicture(10), drawPicture(10, '#ff8888'), drawPicture(12)]);
  writeFileSync(join(folders.before, 'equal.360.dark.png'), plain);
  writeFileSync(join(folders.now, 'equal.360.dark.png'), plain);
  writeFileSync(join(folders.before, 'dot.360.dark.png'), plain);
  writeFileSync(join(folders.now, 'dot.360.dark.png'), red);
  writeFileSync(join(folders.before, 'gone.1280.light.png'), plain);
  writeFileSync(join(folders.now, 'more.1280.light.png'), plain);
  writeFileSync(join(folders.before, 'size.360.dark.png'), plain);
  writeFileSync(join(folders.now, 'size.360.dark.png'), large);
  // Equal pixels in different bytes.
  writeFileSync(join(folders.before, 'packed.360.dark.png'), plain);
  writeFileSync(join(folders.now, 'packed.360.dark.png'), await sharp(plain).png({ compressionLevel: 0 }).toBuffer());
  writeFileSync(join(folders.now, 'index.html'), 'no picture');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('only the pictures of a folder are listed, in order', () => {
  expect(listPictures(folders.now)).toEqual([
    'dot.360.dark.png',
    'equal.360.dark.png',
    'more.1280.light.png',
    'packed.360.dark.png',
    'size.360.dark.png',
  ]);
});

test('one changed pixel, added and missing pictures and other sizes are changes; other bytes are not', async () => {
  expect(await comparePictures(folders, anything)).toEqual([
    { file: 'dot.360.dark.png', kind: 'changed', share: 0.01 },
    { file: 'gone.1280.light.png', kind: 'removed' },
    { file: 'more.1280.light.png', kind: 'added' },
    { file: 'size.360.dark.png', kind: 'resized' },
  ]);
});

test('the difference is white where the pixels differ, and black elsewhere', async () => {
  await comparePictures(folders, anything);
  const pixels = await sharp(join(folders.differences, 'dot.360.dark.png')).toColorspace('b-w').raw().toBuffer();
  expect(pixels).toHaveLength(100);
  expect([...pixels.entries()].filter(([, value]) => value !== 0)).toEqual([[2 * 10 + 3, 255]]);
});

test('states that were not asked for are neither missing nor changed', async () => {
  expect(await comparePictures(folders, (state) => state === 'equal')).toEqual([]);
});
