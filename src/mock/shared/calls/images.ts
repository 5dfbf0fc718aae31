import { imageSize } from 'image-size';
import { SaxesParser } from 'saxes';
import { toBase64 } from '../base64';
import type { Layer } from '../state/entities';

const TYPES: Readonly<Record<string, Layer['type']>> = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' };
const SIZE = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/;

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
  const text = decode(bytes);
  if (text === undefined || !/<(?:\w+:)?svg[\s/>]/.test(text))
    throw new Error('must be a PNG, WebP, SVG or JPEG image');
  let root: { readonly name: string; readonly attributes: Readonly<Record<string, string>> } | undefined;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new Error('must be a well-formed SVG');
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, attributes };
  });
  parser.write(text).close();
  if (root?.name.replace(/^\w+:/, '') !== 'svg') throw new Error('must be a PNG, WebP, SVG or JPEG image');
  const [width, height] = [root.attributes.width, root.attributes.height].map((size = '') =>
    Number(SIZE.exec(size)?.[1] ?? 0),
  ) as [number, number];
  if (width <= 0 || height <= 0) throw new Error('must be an SVG with width and height in pixels');
  return { width, height };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
