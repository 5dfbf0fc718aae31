import type { Canvas } from './layouts/types';
import type { Rect } from './rect';

/** The ways to arrange boxes: six that align them, and two that make the gaps between them equal. */
export const ARRANGEMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom', 'across', 'down'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Number of boxes from which gaps can be made equal. */
const DISTRIBUTE_MIN = 3;

/** Whether boxes can be arranged that way. A single box is aligned to the canvas. */
export function canArrange(how: Arrangement, count: number): boolean {
  return count >= (how === 'across' || how === 'down' ? DISTRIBUTE_MIN : 1);
}

/** The smallest rectangle that contains all of them; there must be at least one. */
export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Aligns rectangles to what contains them all, or a single one to the canvas; or makes the gaps between them equal. */
export function arrange(rects: readonly Rect[], how: Arrangement, canvas: Canvas): Rect[] {
  if (!canArrange(how, rects.length)) return [...rects];
  if (how === 'across') return distribute(rects, 'x', 'width');
  if (how === 'down') return distribute(rects, 'y', 'height');
  const bounds = rects.length === 1 ? { x: 0, y: 0, ...canvas } : boundsOf(rects);
  return rects.map((rect) => ({ ...rect, ...aligned(rect, how, bounds) }));
}

function aligned({ width, height }: Rect, how: Exclude<Arrangement, 'across' | 'down'>, bounds: Rect): Partial<Rect> {
  switch (how) {
    case 'left':
      return { x: bounds.x };
    case 'center':
      return { x: Math.round(bounds.x + (bounds.width - width) / 2) };
    case 'right':
      return { x: bounds.x + bounds.width - width };
    case 'top':
      return { y: bounds.y };
    case 'middle':
      return { y: Math.round(bounds.y + (bounds.height - height) / 2) };
    case 'bottom':
      return { y: bounds.y + bounds.height - height };
  }
}

/** The first and the last stay, and the others move between them. Boxes that need more room than there is overlap. */
function distribute(rects: readonly Rect[], start: 'x' | 'y', size: 'width' | 'height'): Rect[] {
  const order = rects
    .map((rect, index) => ({ rect, index }))
    .sort((one, other) => one.rect[start] + one.rect[size] / 2 - (other.rect[start] + other.rect[size] / 2));
  const first = order[0]?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
  const last = order.at(-1)?.rect ?? first;
  const used = order.reduce((sum, { rect }) => sum + rect[size], 0);
  const gap = (last[start] + last[size] - first[start] - used) / (rects.length - 1);
  const result = [...rects];
  let edge = first[start];
  for (const { rect, index } of order) {
    result[index] = { ...rect, [start]: Math.round(edge) };
    edge += rect[size] + gap;
  }
  return result;
}
