const QUALITY = 0.85;

/**
 * Draws an SVG as a JPEG file.
 *
 * @param size width and height of the picture in pixels
 * @throws Error if the browser cannot draw it
 */
export async function drawJpeg(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!file) throw new Error('The picture of the meeting cannot be drawn.');
  return new Uint8Array(await file.arrayBuffer());
}
