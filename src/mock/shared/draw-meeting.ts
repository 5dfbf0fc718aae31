import { escape } from 'html-escaper';
import type { MeetingPicture, PictureImage, PictureSpot } from './types';

/** Dark enough for white text. */
const COLORS = ['#1f4e79', '#5b2a86', '#1b5e46', '#7a3b10', '#7a1f3d', '#37474f'] as const;
const LABEL_COLOR = '#000000';
const TEXT_COLOR = '#ffffff';
/** Font of the server; the others are for browsers that do not have it. */
const FONT = "'DejaVu Sans', Verdana, sans-serif";

/** Draws the composed picture of a meeting as an SVG document. Its title and description say who is where. */
export function drawMeeting(picture: MeetingPicture): string {
  const { roomId, canvas, backgroundColor, background, foreground, spots } = picture;
  const { width, height } = canvas;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` role="img" font-family="${FONT}">`,
    `<title>${plain(`Meeting ${roomId}`)}</title>`,
    `<desc>${plain(describePicture(picture))}</desc>`,
    `<rect width="${width}" height="${height}" fill="${plain(backgroundColor)}"/>`,
    background ? drawBackground(background, canvas) : '',
    ...spots.map(drawSpot),
    foreground ? drawImage(foreground, { x: 0, y: 0, width: foreground.width, height: foreground.height }) : '',
    '</svg>',
  ].join('');
}

/** Says in a sentence for each part what a picture shows. */
export function describePicture({ spots, background, foreground }: MeetingPicture): string {
  const shown = spots.map((spot, index) => `Spot ${index + 1}: ${describeSpot(spot)}.`);
  return [
    ...(shown.length > 0 ? shown : ['Nobody is shown.']),
    ...(background ? ['An image is behind the videos.'] : []),
    ...(foreground ? ['An image is in front of the videos.'] : []),
  ].join(' ');
}

function describeSpot({ kind, id, name, x, y, width, height }: PictureSpot): string {
  const place = `${width}x${height} at ${x},${y}`;
  if (kind === 'free' || kind === 'reserved') return `${kind}, ${place}`;
  const who = name === null || name === id ? (id ?? '') : `${name} (${id ?? ''})`;
  return kind === 'playback' ? `playback ${who}, ${place}` : `${who}, ${place}`;
}

/** A background image is centred, scaled down if it is too large, and white where it is transparent. */
function drawBackground(image: PictureImage, canvas: MeetingPicture['canvas']): string {
  const scale = Math.min(1, canvas.width / image.width, canvas.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const area = { x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width, height };
  return `<rect ${attributes(area)} fill="#ffffff"/>${drawImage(image, area)}`;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawImage({ type, base64 }: PictureImage, area: Area): string {
  return `<image ${attributes(area)} preserveAspectRatio="none" href="data:${type};base64,${base64}"/>`;
}

/** Where nobody is shown, the background stays visible. */
function drawSpot(spot: PictureSpot): string {
  const { x, y, width, height, kind, id, name } = spot;
  if (kind === 'free' || kind === 'reserved') return '';
  const size = Math.min(width, height);
  const [middle, center] = [x + width / 2, y + height / 2];
  const figure = kind === 'playback' ? drawPlaySign(middle, center, size) : drawPerson(middle, center, size);
  return [
    `<svg ${attributes(spot)} viewBox="${x} ${y} ${width} ${height}">`,
    `<rect ${attributes(spot)} fill="${colorOf(id ?? '')}"/>`,
    figure,
    name === null ? '' : drawName(name, spot),
    '</svg>',
  ].join('');
}

function drawPerson(x: number, y: number, size: number): string {
  const head = `<circle cx="${x}" cy="${y - size * 0.1}" r="${size * 0.14}"/>`;
  const shoulders = `<ellipse cx="${x}" cy="${y + size * 0.32}" rx="${size * 0.26}" ry="${size * 0.22}"/>`;
  return `<g fill="${TEXT_COLOR}" fill-opacity="0.35">${head}${shoulders}</g>`;
}

function drawPlaySign(x: number, y: number, size: number): string {
  const half = size * 0.18;
  const points = [
    [x - half, y - half],
    [x + half, y],
    [x - half, y + half],
  ];
  return `<polygon fill="${TEXT_COLOR}" fill-opacity="0.6" points="${points.map((point) => point.join(',')).join(' ')}"/>`;
}

function nameSize(spotHeight: number): number {
  return Math.max(Math.min(spotHeight / 8, 28), 8);
}

/** Height of the bar with the name at the lower edge of a spot. */
export function nameBarHeight(spotHeight: number): number {
  return nameSize(spotHeight) * 1.6;
}

/** The name at the lower edge of a spot, on a bar as wide as the spot. */
function drawName(name: string, { x, y, width, height }: PictureSpot): string {
  const size = nameSize(height);
  const barHeight = nameBarHeight(height);
  const bar = { x, y: y + height - barHeight, width, height: barHeight };
  const text = `<text x="${x + width / 2}" y="${y + height - size * 0.5}" font-size="${size}" text-anchor="middle"`;
  return [
    `<rect ${attributes(bar)} fill="${LABEL_COLOR}" fill-opacity="0.6"/>`,
    `${text} fill="${TEXT_COLOR}">${plain(name)}</text>`,
  ].join('');
}

function attributes({ x, y, width, height }: Area): string {
  return `x="${x}" y="${y}" width="${width}" height="${height}"`;
}

/** The same color for the same person. */
function colorOf(id: string): string {
  const sum = Array.from(id).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}

/** Text for XML, without the characters that XML does not allow. */
function plain(text: string): string {
  return escape(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ''));
}
