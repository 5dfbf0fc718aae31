import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteConfig } from '../../../site/config/site-config';
import { routes, type RoutePath } from '../../../site/routes';
import { icoFile } from './ico';
import { CANVAS, ICONS } from './manifest';

type PictureConfig = Pick<SiteConfig, 'favicon' | 'colorMode'>;
type Files = readonly (readonly [path: RoutePath, content: Buffer])[];

/** Pixels of the icon that browsers request from sites that name none, and of the one on the home screens of phones. */
const [FAVICON_SIZE, TOUCH_SIZE] = [32, 180];

/**
 * Draws the site's icon in all formats.
 *
 * @param folder that contains the icon
 */
export async function sitePictures(site: PictureConfig, folder = 'static'): Promise<Files> {
  const icon = readFileSync(join(folder, site.favicon), 'utf8').trim();
  const mode = site.colorMode.defaultMode;
  const background = CANVAS[mode];
  const drawIcon = (size: number, inset = 0) => drawPng(iconSvg(icon, size, inset, inset > 0 ? background : undefined));
  return [
    ['/favicon.ico', icoFile(await drawIcon(FAVICON_SIZE), FAVICON_SIZE)],
    // Phones round its corners themselves and show transparent ones in black.
    [routes.touchIcon(), await drawPng(iconSvg(icon, TOUCH_SIZE, 0, background))],
    ...(await Promise.all(ICONS.map(async ({ path, size, inset }) => [path, await drawIcon(size, inset)] as const))),
  ];
}

/** The icon as a square SVG, with a share of empty space on each side. */
function iconSvg(icon: string, size: number, inset: number, background: string | undefined): string {
  const ground = background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '';
  return svg(size, size, ground + placed(icon, size * inset, size * inset, size * (1 - 2 * inset)));
}

/** An SVG document as an element of another one. */
function placed(icon: string, x: number, y: number, size: number): string {
  return icon.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

async function drawPng(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 }).toBuffer();
}
