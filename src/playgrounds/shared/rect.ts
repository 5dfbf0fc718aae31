import type { Canvas } from './layouts/types';

/** Position and size in canvas pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The edges that a drag moves; without any, the whole box moves. */
export interface Edges {
  readonly horizontal: 'left' | 'right' | null;
  readonly vertical: 'top' | 'bottom' | null;
}

/** Moves the whole box. */
export const NO_EDGES: Edges = { horizontal: null, vertical: null };

/** Minimum width and height that can be reached by dragging or with keys. */
export const MIN_SIZE = 20;

/** Smallest and largest number that fields and imports accept. */
export const NUMBER_RANGE = { min: -5000, max: 5000 } as const;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, Math.max(min, max)));

/** Moves a box by whole pixels and keeps it inside the canvas. */
export function moveRect(rect: Rect, dx: number, dy: number, canvas: Canvas): Rect {
  return {
    ...rect,
    x: clamp(Math.round(rect.x + dx), 0, canvas.width - rect.width),
    y: clamp(Math.round(rect.y + dy), 0, canvas.height - rect.height),
  };
}

/** Moves edges of a box, which stays inside the canvas and keeps the minimum size. */
export function resizeRect(rect: Rect, edges: Edges, dx: number, dy: number, canvas: Canvas): Rect {
  let { x, y, width, height } = rect;
  const right = x + width;
  const bottom = y + height;
  if (edges.horizontal === 'left') {
    x = clamp(Math.round(x + dx), 0, right - MIN_SIZE);
    width = right - x;
  } else if (edges.horizontal === 'right') {
    width = clamp(Math.round(width + dx), MIN_SIZE, canvas.width - x);
  }
  if (edges.vertical === 'top') {
    y = clamp(Math.round(y + dy), 0, bottom - MIN_SIZE);
    height = bottom - y;
  } else if (edges.vertical === 'bottom') {
    height = clamp(Math.round(height + dy), MIN_SIZE, canvas.height - y);
  }
  return { x, y, width, height };
}

export function sameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
