import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { canvasOf } from './layouts/types';
import type { PlanChange } from './layout-plan';
import type { LayoutPlan } from './types';

/** Says what a change has done, for screen readers. */
export function describeChange(change: PlanChange, plan: LayoutPlan): string {
  switch (change.type) {
    case 'choose':
      return change.preset === null
        ? STRINGS.layouts.nowEmpty
        : fill(STRINGS.layouts.nowLayout, {
            name: change.preset,
            spots: plural(plan.boxes.length, STRINGS.layouts.spotCount),
          });
    case 'canvas':
      return fill(STRINGS.layouts.nowCanvas, { ...canvasOf(plan.widescreen) });
    case 'add':
    case 'duplicate':
      return fill(STRINGS.layouts.nowAdded, { boxes: plural(plan.boxes.length, STRINGS.layouts.boxCount) });
    case 'remove':
      return plural(plan.boxes.length, STRINGS.layouts.nowRemoved);
    case 'order':
      return fill(STRINGS.layouts.nowPlace, { number: numberOf(plan, change.key), count: plan.boxes.length });
    case 'place':
      return describePlace(plan, change.key);
    default:
      return '';
  }
}

/** Position of a box in the order, from 1. */
export function numberOf({ boxes }: LayoutPlan, key: number): number {
  return boxes.findIndex((box) => box.key === key) + 1;
}

/** Describes the position and size of a box: `Box 2 at x 640, y 0, 640 wide, 360 high.` */
function describePlace(plan: LayoutPlan, key: number): string {
  const box = plan.boxes.find((candidate) => candidate.key === key);
  if (!box) return '';
  const { x, y, width, height } = box;
  return fill(STRINGS.layouts.nowAt, { number: numberOf(plan, key), x, y, width, height });
}
