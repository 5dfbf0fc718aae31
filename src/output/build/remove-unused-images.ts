import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_IMAGES } from '../../site/build/published-images';
import type { BuiltPage } from './links';

/**
 * Removes images that no page shows any more. Their names contain their digests, so that each version of an image would
 * stay in the folder from build to build.
 *
 * @param folder the built site
 */
export function removeUnusedImages(folder: string, pages: readonly BuiltPage[]): void {
  const images = join(folder, PUBLISHED_IMAGES);
  if (!existsSync(images)) return;
  const used = new Set(
    pages.flatMap(({ facts }) => [...facts.assets, ...facts.links]).map((url) => url.slice(url.lastIndexOf('/') + 1)),
  );
  for (const name of readdirSync(images)) if (!used.has(name)) rmSync(join(images, name));
}
