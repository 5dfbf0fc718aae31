import { fillPath, fillRect } from '../../playgrounds/shared/drawing';
import { toXml } from '../../playgrounds/shared/drawing-xml';
import { lookOfName } from '../../playgrounds/shared/meeting-picture/looks';
import { drawPortrait } from '../../playgrounds/shared/meeting-picture/portrait';
import { escapeHtml } from '../../site/escape-html';
import { fill } from '../../site/fill';
import type { MeetingPicture, PictureImage, PictureSpot } from './types';

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
    `<title>${plain(fill(STRINGS.playgrounds.meeting, { room: roomId }))}</title>`,
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
  const shown = spots.map((spot, index) =>
    fill(STRINGS.playgrounds.spot, { number: index + 1, user: describeSpot(spot) }),
  );
  return [
    ...(shown.length > 0 ? shown : [STRINGS.playgrounds.nobody]),
    ...(background ? [STRINGS.playgrounds.imageBehind] : []),
    ...(foreground ? [STRINGS.playgrounds.imageInFront] : []),
  ].join(' ');
}

function describeSpot({ kind, id, name, x, y, width, height }: PictureSpot): string {
  const place = fill(STRINGS.playgrounds.place, { width, height, x, y });
  if (kind === 'free' || kind === 'reserved')
    return `${kind === 'free' ? STRINGS.playgrounds.free : STRINGS.playgrounds.reserved}, ${place}`;
  const who = name === null || name === id ? (id ?? '') : `${name} (${id ?? ''})`;
  return `${kind === 'playback' ? fill(STRINGS.playgrounds.playback, { name: who }) : who}, ${place}`;
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

/** The sign of a playback, in place of a person. */
const PLAYBACK = [fillRect(0, 0, 160, 90, '#10243a'), fillPath('M68 27l32 18-32 18z', '#86bdff')];

/** Where nobody is shown, the background stays visible. */
function drawSpot(spot: PictureSpot): string {
  const { kind, id, who, name, fit } = spot;
  if (kind === 'free' || kind === 'reserved') return '';
  const figure = kind === 'playback' ? PLAYBACK : drawPortrait(lookOfName(who ?? name ?? id ?? ''));
  const ratio = fit === 'contain' ? 'meet' : 'slice';
  return [
    `<rect ${attributes(spot)} fill="#0b0e11"/>`,
    `<svg ${attributes(spot)} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid ${ratio}">`,
    ...figure.map(toXml),
    '</svg>',
    name === null ? '' : drawName(name, spot),
  ].join('');
}

function nameSize(spotHeight: number): number {
  return Math.max(Math.min(spotHeight / 8, 28), 8);
}

/** Height of the bar with the name at the lower edge of a spot. */
function nameBarHeight(spotHeight: number): number {
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

/** Text for XML, without the characters that XML does not allow. */
function plain(text: string): string {
  return escapeHtml(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ''));
}
