/**
 * Draws an SVG as a file of another type; null if the browser gives none.
 *
 * @param size width and height of the picture in pixels
 * @param quality from 0 to 1, for types that have one
 * @throws Error if the browser cannot read the SVG
 */
export async function drawSvg(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  type: 'image/png' | 'image/jpeg',
  quality?: number,
): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** An SVG as the source of an image. Not an object URL: the policy allows pictures only as data. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
