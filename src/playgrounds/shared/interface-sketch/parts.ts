import { fillRect, linePath, node, type DrawingNode } from '../drawing';
import { automaticLayout, layoutSpots } from '../layouts/predefined';
import { WIDESCREEN } from '../layouts/types';
import { insertMeetingPicture } from '../meeting-picture/draw-meeting-picture';

/** Colors of interfaces: the roles of the page, so that a sketch follows the color mode. */
export const INK = {
  ground: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  line: 'var(--color-line)',
  border: 'var(--color-control-line)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  accent: 'var(--color-accent)',
  onAccent: 'var(--color-on-accent)',
  amber: 'var(--color-amber)',
  danger: 'var(--color-danger)',
} as const;

const ICONS = {
  microphone: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3',
  camera: 'M3 7h11v10H3zM14 11l7-4v10l-7-4',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  chat: 'M4 5h16v11H11l-4 4v-4H4z',
  settings: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
} as const;
export type SketchIcon = keyof typeof ICONS;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Text of an interface; `size` is in units of the drawing, of which about 800 are as wide as the page's text. */
export function label(text: string, x: number, y: number, fill: string = INK.text, size = 24): DrawingNode {
  return node('text', { x, y, fontSize: size, fill }, [text]);
}

/** A box with a border. */
export function box({ x, y, width, height }: Area, fill: string = INK.raised, stroke: string = INK.line): DrawingNode {
  return node('rect', { x, y, width, height, rx: 8, fill, stroke, strokeWidth: 2 });
}

/** Width of all sketches. */
export const SKETCH_WIDTH = 800;

/** A window of a browser, as wide as the sketch, with its address. */
export function browserWindow(height: number, address: string): DrawingNode[] {
  const width = SKETCH_WIDTH;
  return [
    node('rect', {
      x: 1,
      y: 1,
      width: width - 2,
      height: height - 2,
      rx: 16,
      fill: INK.ground,
      stroke: INK.line,
      strokeWidth: 2,
    }),
    // Lines without a length, whose round ends are the dots.
    linePath('M26 29h0M50 29h0M74 29h0', INK.line, 14),
    fillRect(100, 12, width - 124, 34, INK.raised, 17),
    label(address, 122, 36, INK.muted, 21),
    fillRect(1, 57, width - 2, 2, INK.line),
  ];
}

/**
 * A row of round buttons, centered around `x`. The one that leaves is filled. Each button has its own origin, so that
 * equal ones are equal text, which compresses well.
 */
export function buttonRow(icons: readonly SketchIcon[], x: number, y: number): DrawingNode[] {
  const distance = 68;
  const first = x - ((icons.length - 1) * distance) / 2;
  return icons.map((icon, index) => {
    const leaves = icon === 'leave';
    return node('g', { transform: `translate(${first + index * distance} ${y})` }, [
      node('circle', {
        r: 26,
        fill: leaves ? INK.danger : INK.raised,
        stroke: leaves ? INK.danger : INK.border,
        strokeWidth: 2,
      }),
      node('path', {
        transform: 'translate(-15.6 -15.6) scale(1.3)',
        fill: 'none',
        stroke: leaves ? INK.ground : INK.text,
        strokeWidth: 1.7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        d: ICONS[icon],
      }),
    ]);
  });
}

/** A list to choose from, with its label above it. */
export function selectBox(name: string, value: string, x: number, y: number, width: number): DrawingNode[] {
  return [
    label(name, x, y, INK.muted, 21),
    box({ x, y: y + 10, width, height: 46 }, INK.raised, INK.border),
    label(value, x + 16, y + 41, INK.text, 23),
    node('path', { d: `M${x + width - 32} ${y + 29}l8 8 8-8`, fill: 'none', stroke: INK.muted, strokeWidth: 2.5 }),
  ];
}

/** A filled button. */
export function mainButton(text: string, { x, y, width, height }: Area): DrawingNode[] {
  return [
    fillRect(x, y, width, height, INK.accent, 8),
    node(
      'text',
      {
        x: x + width / 2,
        y: y + height / 2 + 8,
        fontSize: 24,
        fontWeight: 600,
        textAnchor: 'middle',
        fill: INK.onAccent,
      },
      [text],
    ),
  ];
}

/** Lines that stand for text of a page. */
export function textLines(x: number, y: number, widths: readonly number[]): DrawingNode[] {
  return widths.map((width, index) => fillRect(x, y + index * 28, width, 12, INK.line, 6));
}

/** The composed picture of a meeting of these people. */
export function meeting(
  people: readonly string[],
  area: Area,
  more: { readonly showNames?: boolean } = {},
): DrawingNode {
  const layout = automaticLayout(people.length);
  const spots = layout ? layoutSpots(layout, WIDESCREEN) : [];
  const sources = people.map((name) => ({ id: name, name }));
  return insertMeetingPicture({ label: '', canvas: WIDESCREEN, spots, sources, ...more }, area);
}
