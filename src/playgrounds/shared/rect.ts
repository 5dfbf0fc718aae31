import type { Canvas } from './layouts/types';

/** Position and size in canvas pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The edge that a drag moves in each direction; the start is the left or upper one. */
export interface Edges {
  readonly x: 'start' | 'end' | null;
  readonly y: 'start' | 'end' | null;
}

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
  const [x, width] = resizeSpan(rect.x, rect.width, edges.x, dx, canvas.width);
  const [y, height] = resizeSpan(rect.y, rect.height, edges.y, dy, canvas.height);
  return { x, y, width, height };
}

function resizeSpan(start: number, size: number, edge: Edges['x'], by: number, limit: number): [number, number] {
  if (edge === null) return [start, size];
  if (edge === 'end') return [start, clamp(Math.round(size + by), MIN_SIZE, limit - start)];
  const next = clamp(Math.round(start + by), 0, start + size - MIN_SIZE);
  return [next, start + size - next];
}

export function sameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
