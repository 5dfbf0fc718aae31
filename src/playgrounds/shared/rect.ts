import type { Canvas } from './layouts/types';

/** Place and size in pixels of the canvas. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edges that a drag moves; with none the whole box moves. */
export interface Edges {
  readonly horizontal: 'left' | 'right' | null;
  readonly vertical: 'top' | 'bottom' | null;
}

export const WHOLE: Edges = { horizontal: null, vertical: null };

/** Least width and height that dragging and keys make. */
export const LEAST_SIZE = 20;

/** Smallest and largest number that the fields and imports take. */
export const NUMBER_RANGE = { min: -5000, max: 5000 } as const;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Moves a box as far as the canvas lets it, in whole pixels. */
export function moveRect(rect: Rect, dx: number, dy: number, canvas: Canvas): Rect {
  return {
    ...rect,
    x: clamp(Math.round(rect.x + dx), 0, canvas.width - rect.width),
    y: clamp(Math.round(rect.y + dy), 0, canvas.height - rect.height),
  };
}

/** Moves edges of a box; it stays on the canvas and keeps a least size. */
export function resizeRect(rect: Rect, edges: Edges, dx: number, dy: number, canvas: Canvas): Rect {
  let { x, y, width, height } = rect;
  const right = x + width;
  const bottom = y + height;
  if (edges.horizontal === 'left') {
    x = clamp(Math.round(x + dx), 0, right - LEAST_SIZE);
    width = right - x;
  } else if (edges.horizontal === 'right') {
    width = clamp(Math.round(width + dx), LEAST_SIZE, canvas.width - x);
  }
  if (edges.vertical === 'top') {
    y = clamp(Math.round(y + dy), 0, bottom - LEAST_SIZE);
    height = bottom - y;
  } else if (edges.vertical === 'bottom') {
    height = clamp(Math.round(height + dy), LEAST_SIZE, canvas.height - y);
  }
  return { x, y, width, height };
}

export function sameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
