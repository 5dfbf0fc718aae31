import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createSiteConfig } from '../../../site/config/site-config';
import { sitePictures } from './site-pictures';

const site = createSiteConfig({});
const picturesOf = async (change: Partial<typeof site> = {}) => new Map(await sitePictures({ ...site, ...change }));

test('META-1 draws the image of previews and all icons in their sizes', async () => {
  const pictures = await picturesOf();
  const sizes: Record<string, string> = {};
  for (const [path, content] of pictures)
    if (path.endsWith('.png')) {
      const { width, height, format } = await sharp(content).metadata();
      expect(format).toBe('png');
      sizes[path] = `${width}x${height}`;
    }
  expect(sizes).toEqual({
    '/apple-touch-icon.png': '180x180',
    '/icon-192.png': '192x192',
    '/icon-512.png': '512x512',
    '/icon-maskable.png': '512x512',
    '/share.png': '1200x630',
  });
  for (const [path, content] of pictures) expect([path, content.length < 30_000]).toEqual([path, true]);
});

test('META-1 the image of previews shows the title of this configuration, and the same one always looks the same', async () => {
  const [one, same, other, none] = await Promise.all([
    picturesOf(),
    picturesOf(),
    picturesOf({ title: 'Zeta for developers' }),
    picturesOf({ shareImage: false }),
  ]);
  expect(same).toEqual(one);
  expect(other.get('/share.png')).not.toEqual(one.get('/share.png'));
  expect(other.get('/icon-192.png')).toEqual(one.get('/icon-192.png'));
  expect([...none.keys()]).toEqual([...one.keys()].filter((path) => path !== '/share.png'));
});

test('META-1 a title that the font cannot draw, or a very long one, stays inside of the image', async () => {
  const pixels = async (title: string, region: sharp.Region) => {
    const image = (await picturesOf({ title })).get('/share.png');
    // Statistics are those of the input, whatever is done to it.
    const { channels } = await sharp(await sharp(image).extract(region).removeAlpha().toBuffer()).stats();
    return channels.map(({ min, max }) => max - min);
  };
  const rightEdge = { left: 1110, top: 0, width: 90, height: 630 };
  const textLine = { left: 96, top: 400, width: 1000, height: 150 };
  const flat = [0, 0, 0];
  expect(await pixels('Rondo '.repeat(30).trim(), rightEdge)).toEqual(flat);
  expect(await pixels('Rondo', textLine)).not.toEqual(flat);
  const { channels } = await sharp((await picturesOf({ title: '会议' })).get('/share.png')).stats();
  expect(channels.some(({ stdev }) => stdev > 1)).toBe(true);
});

test('META-1 favicon.ico contains a picture of 32 pixels', async () => {
  const ico = (await picturesOf()).get('/favicon.ico') ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('META-1 the touch icon has no transparent pixels, which phones would show in black', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icon-'));
  writeFileSync(
    join(folder, 'dot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="red"/></svg>',
  );
  const pictures = new Map(await sitePictures({ ...site, favicon: '/dot.svg' }, folder));
  const isOpaque = async (path: string) => (await sharp(pictures.get(path)).stats()).isOpaque;
  expect(await isOpaque('/apple-touch-icon.png')).toBe(true);
  expect(await isOpaque('/icon-maskable.png')).toBe(true);
  expect(await isOpaque('/icon-192.png')).toBe(false);
});
