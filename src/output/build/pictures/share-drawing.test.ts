import sharp from 'sharp';
import { shareDrawing } from './share-drawing';

/** The first drawing waits for libraries and the font. */
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

/** The margins. */
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
  expect(await isFlat(picture, { left: 80, top: 440, width: 600, height: 140 })).toBe(false);
});

test('META-1 no ring reaches the lines of the title or the margins, wherever its seats are', () => {
  for (let index = 0; index < 300; index += 1) {
    const drawing = shareDrawing({ ...TEXT, seed: `/blog/${index}` });
    const circles = [...drawing.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)]
      .map(([, x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }))
      // The others are dots of the logo.
      .filter(({ x }) => x > 200);
    expect(circles.length).toBeGreaterThanOrEqual(6);
    // The title has 600 pixels from the margin of 80 on.
    expect(Math.min(...circles.map(({ x, r }) => x - r))).toBeGreaterThan(680);
    expect(Math.max(...circles.map(({ x, r }) => x + r))).toBeLessThanOrEqual(1120.1);
    expect(Math.min(...circles.map(({ y, r }) => y - r))).toBeGreaterThan(80);
    expect(Math.max(...circles.map(({ y, r }) => y + r))).toBeLessThan(550);
  }
});

test('META-1 characters that the font lacks are left out, and a title of nothing else is that of the site', () => {
  expect(shareDrawing({ ...TEXT, title: 'Layers 🎉 层' })).toBe(shareDrawing(TEXT));
  expect(shareDrawing({ ...TEXT, title: '会议' })).toBe(shareDrawing({ ...TEXT, title: TEXT.site }));
  expect(shareDrawing({ ...TEXT, title: 'Größe' })).not.toBe(shareDrawing({ ...TEXT, title: 'Gre' }));
});
