import { canvasOf } from './layouts/types';
import { moveRect, resizeRect, type Rect } from './rect';
import type { Box, LayoutPlan } from './types';

/** Where a box is after an arrow key has moved or resized it. */
export function nudged(
  plan: LayoutPlan,
  box: Box,
  { dx, dy, resizes }: { readonly dx: number; readonly dy: number; readonly resizes: boolean },
): Rect {
  const canvas = canvasOf(plan.widescreen);
  if (!resizes) return moveRect(box, dx, dy, canvas);
  const edges = { horizontal: dx === 0 ? null : 'right', vertical: dy === 0 ? null : 'bottom' } as const;
  return resizeRect(box, edges, dx, dy, canvas);
}
