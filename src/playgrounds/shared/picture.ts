import { fill } from '../../site/fill';
import { drawLayout } from './layouts/draw-layout';
import type { DrawingNode } from './drawing';
import { canvasOf } from './layouts/types';
import type { LayoutPlan } from './types';

/** Name of a plan for readers. */
function planTitle({ preset, mapName }: LayoutPlan): string {
  return preset ? fill(STRINGS.layouts.named, { name: preset }) : mapName || STRINGS.layouts.unnamed;
}

/** Draws a plan, with the users in their spots. */
export function drawPlan(plan: LayoutPlan): DrawingNode {
  const canvas = canvasOf(plan.widescreen);
  return drawLayout({
    spots: plan.boxes,
    canvas,
    title: `${planTitle(plan)}, ${canvas.width}x${canvas.height}`,
    labels: plan.boxes.map(({ user }) => user || null),
  });
}
