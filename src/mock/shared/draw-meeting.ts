import { fillPath, fillRect, node, type DrawingNode } from '../../playgrounds/shared/drawing';
import { toXml } from '../../playgrounds/shared/drawing-xml';
import { drawName } from '../../playgrounds/shared/meeting-picture/draw-meeting-picture';
import { lookOfName } from '../../playgrounds/shared/meeting-picture/looks';
import { drawPortrait } from '../../playgrounds/shared/meeting-picture/portrait';
import { fill } from '../../site/fill';
import type { MeetingPicture, PictureImage, PictureSpot } from './types';

/** Font of the server; the others are for browsers that do not have it. */
const FONT = "'DejaVu Sans', Verdana, sans-serif";

/** Draws the composed picture of a meeting as an SVG document. Its title and description say who is where. */
export function drawMeeting(picture: MeetingPicture): string {
  const { roomId, canvas, backgroundColor, background, foreground, spots } = picture;
  const { width, height } = canvas;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return toXml(
    node('svg', { ...attributes, role: 'img', fontFamily: FONT }, [
      node('title', {}, [fill(STRINGS.playgrounds.meeting, { room: roomId })]),
      node('desc', {}, [describePicture(picture)]),
      fillRect(0, 0, width, height, backgroundColor),
      ...(background ? drawBackground(background, canvas) : []),
      ...spots.flatMap(drawSpot),
      ...(foreground ? [drawImage(foreground, 0, 0, foreground.width, foreground.height)] : []),
    ]),
  );
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
function drawBackground(image: PictureImage, canvas: MeetingPicture['canvas']): DrawingNode[] {
  const scale = Math.min(1, canvas.width / image.width, canvas.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  return [fillRect(x, y, width, height, '#ffffff'), drawImage(image, x, y, width, height)];
}

function drawImage({ type, base64 }: PictureImage, x: number, y: number, width: number, height: number): DrawingNode {
  return node('image', { x, y, width, height, preserveAspectRatio: 'none', href: `data:${type};base64,${base64}` });
}

/** The sign of a playback, in place of a person. */
const PLAYBACK = [fillRect(0, 0, 160, 90, '#10243a'), fillPath('M68 27l32 18-32 18z', '#86bdff')];

/** Where nobody is shown, the background stays visible. */
function drawSpot({ kind, id, who, name, fit, x, y, width, height }: PictureSpot): DrawingNode[] {
  if (kind === 'free' || kind === 'reserved') return [];
  const figure = kind === 'playback' ? PLAYBACK : drawPortrait(lookOfName(who ?? name ?? id ?? ''));
  const preserveAspectRatio = `xMidYMid ${fit === 'contain' ? 'meet' : 'slice'}`;
  return [
    fillRect(x, y, width, height, '#0b0e11'),
    node('svg', { x, y, width, height, viewBox: '0 0 160 90', preserveAspectRatio }, figure),
    ...(name === null ? [] : drawName(name, { x, y, width, height })),
  ];
}
