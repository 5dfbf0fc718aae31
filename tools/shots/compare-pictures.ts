import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOf } from './pictures';

/** Red, green and blue. */
const CHANNELS = 3;

/** How a picture differs from that of the same name in another folder. */
export interface Change {
  readonly file: string;
  readonly kind: 'added' | 'removed' | 'resized' | 'changed';
  /** Share of pixels that differ, from above 0 to 1; only of changed ones. */
  readonly share?: number;
}

/** Names of the pictures in a folder, in order. */
export function listPictures(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => pictureOf(file) !== undefined)
    .sort();
}

interface Folders {
  readonly before: string;
  readonly now: string;
  /** For a picture of each change: white where the pixels differ, black where they are equal. */
  readonly differences: string;
}

/**
 * Compares the pictures of two folders by their pixels.
 *
 * @param isWanted which states are compared
 * @returns the changes, in the order of their names
 */
export async function comparePictures(
  { before, now, differences }: Folders,
  isWanted: (state: string) => boolean,
): Promise<Change[]> {
  const [old, current] = [before, now].map((folder) => new Set(listPictures(folder))) as [Set<string>, Set<string>];
  const changes: Change[] = [];
  for (const file of [...new Set([...old, ...current])].sort()) {
    if (!isWanted(pictureOf(file)?.state ?? '')) continue;
    if (!old.has(file)) changes.push({ file, kind: 'added' });
    else if (!current.has(file)) changes.push({ file, kind: 'removed' });
    else changes.push(...(await compareFile(file, { before, now, differences })));
  }
  return changes;
}

async function compareFile(file: string, { before, now, differences }: Folders): Promise<Change[]> {
  const files = [readFileSync(join(before, file)), readFileSync(join(now, file))] as const;
  if (files[0].equals(files[1])) return [];
  const [old, current] = await Promise.all([readPixels(files[0]), readPixels(files[1])]);
  const { width, height } = current;
  if (old.width !== width || old.height !== height) return [{ file, kind: 'resized' }];
  const mask = Buffer.alloc(width * height);
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const [start, end] = [pixel * CHANNELS, (pixel + 1) * CHANNELS];
    if (current.data.compare(old.data, start, end, start, end) === 0) continue;
    mask[pixel] = 255;
    count += 1;
  }
  if (count === 0) return [];
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(join(differences, file));
  return [{ file, kind: 'changed', share: count / mask.length }];
}

async function readPixels(file: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
