import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { SHARE_COLORS, shareDrawing } from './share-drawing';
import { AREA_COLORS } from './write-share-images';

const TEXT = { title: 'Layers', area: 'REST API', site: 'Rondo for developers', color: '#4fd8b4', seed: '/docs/a' };
const draw = async (change: Partial<typeof TEXT>): Promise<Buffer> =>
  sharp(Buffer.from(shareDrawing({ ...TEXT, ...change })))
    .png()
    .toBuffer();

/** True if a part of a picture has one color. */
async function isFlat(picture: Buffer, region: sharp.Region): Promise<boolean> {
  // Statistics are those of the input, whatever is done to it.
  const { channels } = await sharp(await sharp(picture).extract(region).removeAlpha().toBuffer()).stats();
  return channels.every(({ min, max }) => min === max);
}

/** Where only the margin is, and the column between the title and the leftmost ring. */
const EMPTY = [
  { left: 0, top: 0, width: 78, height: 630 },
  { left: 1122, top: 0, width: 78, height: 630 },
  { left: 0, top: 0, width: 1200, height: 60 },
  { left: 0, top: 580, width: 1200, height: 50 },
];

test.each([
  ['short', 'A'],
  ['usual', 'Keep the presenter visible with picture in picture'],
  ['very long', 'What an author has written without a thought for the width of a picture '.repeat(4)],
  ['without spaces', 'W'.repeat(300)],
  ['from code', 'RondoVideoViewRendererConfigurationOptions.Builder.setScalingType(horizontal:vertical:)'],
])('META-1 a %s title stays inside of its share image', async (_, title) => {
  const picture = await draw({ title });
  for (const region of EMPTY) expect(await isFlat(picture, region)).toBe(true);
  expect(await isFlat(picture, { left: 80, top: 440, width: 610, height: 140 })).toBe(false);
});

test('META-1 no title reaches the ring, wherever its seats are', async () => {
  for (let index = 0; index < 20; index += 1) {
    const picture = await draw({ title: 'm'.repeat(400), seed: `/blog/${index}` });
    expect([index, await isFlat(picture, { left: 691, top: 140, width: 8, height: 440 })]).toEqual([index, true]);
  }
}, 30_000);

test('META-1 characters that the font lacks are left out, and a title of nothing else is that of the site', () => {
  expect(shareDrawing({ ...TEXT, title: 'Layers 🎉 层' })).toBe(shareDrawing(TEXT));
  expect(shareDrawing({ ...TEXT, title: '会议' })).toBe(shareDrawing({ ...TEXT, title: TEXT.site }));
  expect(shareDrawing({ ...TEXT, title: 'Größe' })).not.toBe(shareDrawing({ ...TEXT, title: 'Gre' }));
});

test('META-1 the colors of share images are those of dark mode', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, color] of Object.entries(SHARE_COLORS)) expect(tokens).toContain(`--color-${name}: ${color};`);
  for (const [, name, color] of AREA_COLORS) expect(tokens).toContain(`--color-${name}: ${color};`);
});
