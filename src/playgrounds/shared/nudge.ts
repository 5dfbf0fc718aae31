import { boundsOf } from './arrange';
import { canvasOf } from './layouts/types';
import { moveRect, resizeRect, type Rect } from './rect';
import type { Box, LayoutPlan } from './types';

/** Where boxes are after an arrow key has moved them together or resized them, by key. */
export function nudged(
  plan: LayoutPlan,
  boxes: readonly Box[],
  { dx, dy, resizes }: { readonly dx: number; readonly dy: number; readonly resizes: boolean },
): ReadonlyMap<number, Rect> {
  const canvas = canvasOf(plan.widescreen);
  if (!resizes) return movedTogether(boxes, moveRect(boundsOf(boxes), dx, dy, canvas));
  const edges = { horizontal: dx === 0 ? null : 'right', vertical: dy === 0 ? null : 'bottom' } as const;
  return new Map(boxes.map((box) => [box.key, resizeRect(box, edges, dx, dy, canvas)]));
}

/** Where boxes are after the rectangle around them has been moved to a place, by key. */
export function movedTogether(boxes: readonly Box[], place: Pick<Rect, 'x' | 'y'>): ReadonlyMap<number, Rect> {
  const bounds = boundsOf(boxes);
  return new Map(
    boxes.map(({ key, x, y, width, height }) => [
      key,
      { x: x + place.x - bounds.x, y: y + place.y - bounds.y, width, height },
    ]),
  );
}
