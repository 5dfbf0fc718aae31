import { imageSize } from 'image-size';
import { toBase64 } from '../base64';
import type { Layer } from '../state/entities';

const TYPES: Readonly<Record<string, Layer['type']>> = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Reads format and size of an image.
 *
 * @throws Error saying what is wrong with it
 */
export function readImage(bytes: Uint8Array): Layer {
  const bitmap = bitmapSize(bytes);
  if (bitmap) return { ...bitmap, base64: toBase64(bytes) };
  return { type: 'image/svg+xml', ...svgSize(bytes), base64: toBase64(bytes) };
}

function bitmapSize(bytes: Uint8Array): Omit<Layer, 'base64'> | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const known = TYPES[type];
    return known && { type: known, width, height };
  } catch {
    return undefined;
  }
}

function svgSize(bytes: Uint8Array): Pick<Layer, 'width' | 'height'> {
  const [root] = /<(?:\w+:)?svg(?=[\s/>])[^>]*>/.exec(new TextDecoder().decode(bytes)) ?? [];
  if (root === undefined) throw new Error('must be a PNG, WebP, SVG or JPEG image');
  const sizeOf = (name: 'width' | 'height'): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*(\\d+(?:\\.\\d+)?)(?:px)?\\s*["']`).exec(root)?.[1] ?? 0);
  const [width, height] = [sizeOf('width'), sizeOf('height')];
  if (width <= 0 || height <= 0) throw new Error('must be an SVG with width and height in pixels');
  return { width, height };
}
