import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The site's icon as a URL that contains it.
 *
 * @param favicon path of an SVG file, relative to `folder`
 * @throws Error if the file cannot be read or is not an SVG
 */
export function iconDataUrl(favicon: string, folder = 'static'): string {
  const file = join(folder, favicon);
  const svg = readFileSync(file, 'utf8');
  if (!svg.trimStart().startsWith('<svg'))
    throw new Error(`favicon: ${file} must be an SVG file that begins with <svg; it begins with ${svg.slice(0, 20)}`);
  const short = svg.trim().replace(/>\s+</g, '><').replaceAll('"', "'");
  return `data:image/svg+xml,${short.replace(/[%#<>]/g, encodeURIComponent)}`;
}
