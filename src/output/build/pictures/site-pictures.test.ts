import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createSiteConfig } from '../../../site/config/site-config';
import { sitePictures } from './site-pictures';

const site = createSiteConfig({});
const picturesOf = async (change: Partial<typeof site> = {}) => new Map(await sitePictures({ ...site, ...change }));

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
