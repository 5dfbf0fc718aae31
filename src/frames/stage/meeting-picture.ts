import type { MeetingPicture, PictureSpot } from '../../mock/shared/types';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What the picture of a meeting shows. */
export interface ShownMeeting {
  /** Those with a camera, in their order. */
  readonly people: readonly Person[];
  /** Whether there is a presentation, which takes most of the picture. */
  readonly isPresenting: boolean;
}

export const CANVAS = { width: 640, height: 360 } as const;
/** Part of the canvas that a presentation takes. */
const PRESENTATION = { x: 0, y: 0, width: 480, height: 360 } as const;

/** Names of the other participants. */
export const OTHERS: readonly Person[] = [
  { id: 'lena', name: 'Lena' },
  { id: 'tariq', name: 'Tariq' },
];

/** Composes the picture of a meeting: people side by side, or in a column beside a presentation. */
export function composeMeeting({ people, isPresenting }: ShownMeeting, canvas = CANVAS): MeetingPicture {
  const columns = isPresenting ? 1 : people.length > 3 ? 2 : Math.max(1, people.length);
  const rows = Math.max(1, Math.ceil(people.length / columns));
  const left = isPresenting ? PRESENTATION.width : 0;
  const [width, height] = [(canvas.width - left) / columns, canvas.height / rows];
  const spots = people.map(({ id, name }, index): PictureSpot => ({
    x: left + (index % columns) * width,
    y: Math.floor(index / columns) * height,
    width,
    height,
    fit: 'cover',
    kind: 'person',
    id,
    name,
  }));
  return { roomId: 'frame', canvas, backgroundColor: '#121212', background: null, spots, foreground: null };
}

/** Draws a shared screen: a window with lines of text. */
export function drawScreen(context: CanvasRenderingContext2D): void {
  const { x, y, width, height } = PRESENTATION;
  const bars: readonly (readonly [color: string, x: number, y: number, width: number, height: number])[] = [
    ['#37474f', x, y, width, height],
    ['#ffffff', x + 24, y + 24, width - 48, height - 48],
    ['#b0bec5', x + 24, y + 24, width - 48, 24],
    ...[0.6, 0.8, 0.5, 0.7].map(
      (share, index) => ['#90a4ae', x + 48, y + 84 + index * 48, (width - 96) * share, 16] as const,
    ),
  ];
  for (const [color, ...area] of bars) {
    context.fillStyle = color;
    context.fillRect(...area);
  }
}
