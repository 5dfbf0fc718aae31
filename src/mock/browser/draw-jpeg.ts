import { drawSvg } from '../../hooks/draw-svg';

const QUALITY = 0.85;

/**
 * Draws an SVG as a JPEG file.
 *
 * @param size width and height of the picture in pixels
 * @throws Error if the browser cannot draw it
 */
export async function drawJpeg(
  svg: string,
  size: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const file = await drawSvg(svg, size, 'image/jpeg', QUALITY);
  if (!file) throw new Error('The picture of the meeting cannot be drawn.');
  return new Uint8Array(await file.arrayBuffer());
}
