import type { Canvas } from './layouts/types';
import { MIN_SIZE, type Edges, type Rect } from './rect';

/** A line that a dragged box has snapped to, in canvas pixels. */
interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  readonly rect: Rect;
  readonly guides: readonly Guide[];
}

interface Span {
  readonly start: number;
  readonly size: number;
}

/**
 * Snaps a dragged box to the edges and middles of the canvas and of the other boxes.
 *
 * @param edges the edges that move; null if the whole box moves
 * @param distance how close a line must be for the box to snap to it, in canvas pixels
 */
export function snap(
  rect: Rect,
  edges: Edges | null,
  others: readonly Rect[],
  canvas: Canvas,
  distance: number,
): Snapped {
  const xLines = snapLines([
    { start: 0, size: canvas.width },
    ...others.map(({ x, width }) => ({ start: x, size: width })),
  ]);
  const yLines = snapLines([
    { start: 0, size: canvas.height },
    ...others.map(({ y, height }) => ({ start: y, size: height })),
  ]);
  const sides = edges ?? ({ x: 'move', y: 'move' } as const);
  const x = snapSpan({ start: rect.x, size: rect.width }, sides.x, xLines, distance, canvas.width);
  const y = snapSpan({ start: rect.y, size: rect.height }, sides.y, yLines, distance, canvas.height);
  return {
    rect: { x: x.span.start, y: y.span.start, width: x.span.size, height: y.span.size },
    guides: [
      ...x.lines.map((at) => ({ axis: 'x' as const, at })),
      ...y.lines.map((at) => ({ axis: 'y' as const, at })),
    ],
  };
}

type Side = 'move' | Edges['x'];

/** Returns the start, middle and end of each span, in whole pixels. */
function snapLines(spans: readonly Span[]): number[] {
  return [...new Set(spans.flatMap(({ start, size }) => [start, Math.round(start + size / 2), start + size]))];
}

function snapSpan(
  span: Span,
  side: Side,
  lines: readonly number[],
  distance: number,
  limit: number,
): { span: Span; lines: number[] } {
  if (side === null) return { span, lines: [] };
  const points = pointsOf(span, side);
  const offsets = points
    .flatMap((point) => lines.map((line) => line - point))
    .filter((offset) => Math.abs(offset) <= distance);
  const nearest = offsets
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .find((offset) => fits(shift(span, side, offset), limit));
  if (nearest === undefined) return { span, lines: [] };
  const moved = shift(span, side, nearest);
  return { span: moved, lines: [...new Set(pointsOf(moved, side).filter((point) => lines.includes(point)))] };
}

function pointsOf({ start, size }: Span, side: Exclude<Side, null>): number[] {
  if (side === 'move') return [start, Math.round(start + size / 2), start + size];
  return [side === 'start' ? start : start + size];
}

function shift({ start, size }: Span, side: Exclude<Side, null>, offset: number): Span {
  if (side === 'move') return { start: start + offset, size };
  return side === 'start' ? { start: start + offset, size: size - offset } : { start, size: size + offset };
}

function fits({ start, size }: Span, limit: number): boolean {
  return size >= MIN_SIZE && start >= 0 && start + size <= limit;
}
