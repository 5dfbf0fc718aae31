import { z } from 'zod';
import { ReleaseError, type Manifest } from './types';

const files = z.record(z.string(), z.string());
const schema = z.object({
  version: z.string(),
  released: z.string(),
  replaced: z.string().nullable(),
  files,
  kept: files,
});

/**
 * Parses a manifest.
 *
 * @throws ReleaseError naming the file
 */
export function readManifest(text: string, file: string): Manifest {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ReleaseError(`${file} is not the manifest of a release: delete it, and the folder of the same name.`);
  }
}

/** The oldest release first. */
export function orderReleases(releases: readonly Manifest[]): Manifest[] {
  return [...releases].sort((one, other) => one.released.localeCompare(other.released));
}
