import { fill } from '../../../site/fill';
import { dot, faint, fillRect, node, type DrawingNode } from '../drawing';
import { assignSpots } from '../layouts/assign-spots';
import { nameLabel } from '../layouts/name-label';
import type { Spot } from '../layouts/types';
import { drawShape } from './draw-layer';
import { lookOfName } from './looks';
import type { DrawnMeeting, DrawnSource } from './types';
import { drawView } from './views';

/** A spot with whom it shows; null if it shows nobody. */
interface Seat {
  readonly spot: Spot;
  readonly source: DrawnSource | null;
}

/**
 * Draws the composed picture of a meeting. It looks the same in both color modes, as a video does, and its colors are
 * in the markup, so that it needs no style sheet. Its title is the meeting's label; its description says who is where.
 */
export function drawMeetingPicture(meeting: DrawnMeeting): DrawingNode {
  const { label, canvas } = meeting;
  return node(
    'svg',
    {
      className: 'layout-drawing',
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
      role: 'img',
      clipPath: 'inset(0 round 10px)',
    },
    [
      node('title', {}, [label]),
      node('desc', {}, [describeSeats(meeting, seatSources(meeting))]),
      ...drawPlanes(meeting),
    ],
  );
}

/** Draws the same picture into an area of another drawing. */
export function insertMeetingPicture(
  meeting: DrawnMeeting,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): DrawingNode {
  const { canvas } = meeting;
  return node('svg', { ...area, viewBox: `0 0 ${canvas.width} ${canvas.height}` }, drawPlanes(meeting));
}

/** What the picture shows, from back to front. */
function drawPlanes(meeting: DrawnMeeting): DrawingNode[] {
  const { canvas, color = '#121212', background, overlay, showNames = true, insert, marks = 'none' } = meeting;
  const seats = seatSources(meeting);
  return [
    fillRect(0, 0, canvas.width, canvas.height, color),
    ...(background ?? []).map(drawShape),
    ...seats.flatMap(({ spot, source }) => (source ? drawSeat(spot, source, showNames) : [])),
    ...(overlay ?? []).map(drawShape),
    ...(insert ? drawInsert(insert) : []),
    ...(marks === 'none' ? [] : seats.flatMap(marks === 'numbers' ? drawNumber : drawPixels)),
  ];
}

function seatSources({ spots, sources, users = [], fill = 'auto' }: DrawnMeeting): Seat[] {
  const contents = assignSpots({
    spotCount: spots.length,
    users,
    sources: sources.map(({ id, camera = true }) => ({ id, hasVideo: camera })),
    layout: fill,
  });
  return spots.map((spot, index) => {
    const content = contents[index];
    const source = content?.kind === 'source' ? sources.find(({ id }) => id === content.id) : undefined;
    return { spot, source: source ?? null };
  });
}

function describeSeats({ background, overlay, insert }: DrawnMeeting, seats: readonly Seat[]): string {
  return [
    ...seats.map(({ source }, index) =>
      fill(STRINGS.playgrounds.spot, { number: index + 1, user: source?.name ?? STRINGS.playgrounds.empty }),
    ),
    ...(background ? [STRINGS.playgrounds.imageBehind] : []),
    ...(overlay ? [STRINGS.playgrounds.imageInFront] : []),
    ...(insert ? [fill(STRINGS.playgrounds.speaking, { name: insert.name })] : []),
  ].join(' ');
}

const SPEAKS = { fill: 'none', stroke: '#4fd8b4', strokeWidth: 10 };

function drawSeat(spot: Spot, { name, view = 'person', room, speaks }: DrawnSource, showNames: boolean): DrawingNode[] {
  const { x, y, width, height, fit } = spot;
  const isTall = view === 'phone';
  const isWhole = fit === 'contain' || (fit === 'auto' && isTall);
  return [
    ...(isWhole ? [fillRect(x, y, width, height, '#0b0e11')] : []),
    node(
      'svg',
      {
        x,
        y,
        width,
        height,
        viewBox: isTall ? '0 0 90 160' : '0 0 160 90',
        ...(isWhole ? {} : { preserveAspectRatio: 'xMidYMid slice' }),
      },
      drawView(view, lookOfName(name), room),
    ),
    ...(showNames ? drawName(nameLabel(name, width), spot) : []),
    ...(speaks ? [node('rect', { x: x + 5, y: y + 5, width: width - 10, height: height - 10, ...SPEAKS })] : []),
  ];
}

/** The name at the lower edge of a spot, on a bar as wide as the spot. */
export function drawName(name: string, { x, y, width, height }: Omit<Spot, 'fit'>): DrawingNode[] {
  const fontSize = Math.round(Math.min(Math.max(height * 0.11, 26), 40));
  const barHeight = Math.round(fontSize * 1.6);
  return [
    faint(fillRect(x, y + height - barHeight, width, barHeight, '#000'), 0.6),
    node(
      'text',
      { x: x + width / 2, y: Math.round(y + height - fontSize * 0.5), fontSize, textAnchor: 'middle', fill: '#fff' },
      [name],
    ),
  ];
}

function drawInsert({ name, x, y }: NonNullable<DrawnMeeting['insert']>): DrawingNode[] {
  return [
    faint(fillRect(x, y, Math.round(name.length * 24 + 40), 66, '#000', 8), 0.75),
    node('text', { x: x + 20, y: y + 46, fontSize: 38, fill: '#fff' }, [name]),
  ];
}

function drawNumber({ spot, source }: Seat, index: number): DrawingNode[] {
  const { x, y, width, height } = spot;
  const label = String(index + 1);
  if (source) {
    const r = Math.round(Math.min(Math.max(Math.min(width, height) * 0.12, 22), 36));
    const [cx, cy] = [x + r + 14, y + r + 14];
    return [
      faint(dot(cx, cy, r, '#0b0e11'), 0.8),
      node(
        'text',
        { x: cx, y: cy + Math.round(r * 0.42), fontSize: Math.round(r * 1.2), textAnchor: 'middle', fill: '#fff' },
        [label],
      ),
    ];
  }
  const fontSize = Math.round(Math.min(Math.min(width, height) * 0.45, 110));
  return [
    node('rect', {
      x: x + 8,
      y: y + 8,
      width: width - 16,
      height: height - 16,
      rx: 14,
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.55,
      strokeWidth: 4,
      strokeDasharray: '16 12',
    }),
    node(
      'text',
      {
        x: x + width / 2,
        y: Math.round(y + height / 2 + fontSize * 0.36),
        fontSize,
        textAnchor: 'middle',
        fill: '#fff',
        fillOpacity: 0.75,
      },
      [label],
    ),
  ];
}

/** A dot in the corner from which a spot is measured, beside its place and size. */
function drawPixels({ spot: { x, y, width, height } }: Seat): DrawingNode[] {
  const text = `${x},${y}  ${width}×${height}`;
  const fontSize = width < 400 ? 26 : 34;
  return [
    faint(fillRect(x, y, Math.round(fontSize * (0.6 * text.length + 0.9)), Math.round(fontSize * 1.7), '#0b0e11'), 0.8),
    node('text', { x: x + Math.round(fontSize * 0.7), y: y + Math.round(fontSize * 1.2), fontSize, fill: '#fff' }, [
      text,
    ]),
    dot(x, y, 14, '#4fd8b4'),
  ];
}
