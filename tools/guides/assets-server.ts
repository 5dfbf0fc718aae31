import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A transparent image in the size of the canvas. */
export function drawImage(): Promise<Buffer> {
  return sharp({ create: { width: 1280, height: 720, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
}

/** Serves an image under every address, in place of a host that a guide fetches images from. */
export async function serveAssets(): Promise<{ readonly url: string; readonly close: () => void }> {
  const image = await drawImage();
  const server = createServer((_request, response) => response.setHeader('content-type', 'image/png').end(image));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
