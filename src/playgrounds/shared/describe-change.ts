import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { canvasOf } from './layouts/types';
import type { PlanChange } from './layout-plan';
import type { Box, LayoutPlan } from './types';

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
    case 'remove-all':
      return plural(plan.boxes.length, STRINGS.layouts.nowRemoved);
    case 'order':
      return fill(STRINGS.layouts.nowPlace, { number: numberOf(plan, change.key), count: plan.boxes.length });
    case 'place':
      return describePlace(plan, change.key);
    case 'places':
      return change.places.size === 1
        ? describePlace(plan, [...change.places.keys()][0] ?? 0)
        : plural(change.places.size, STRINGS.layouts.nowArranged);
    default:
      return '';
  }
}

/** Position of a box in the order, from 1. */
export function numberOf({ boxes }: LayoutPlan, key: number): number {
  return boxes.findIndex((box) => box.key === key) + 1;
}

/** `box 2`, or `boxes 1, 2 and 4`. */
export function describeKeys(plan: LayoutPlan, boxes: readonly Box[]): string {
  const numbers = boxes.map(({ key }) => numberOf(plan, key));
  if (numbers.length < 2) return fill(STRINGS.layouts.box, { number: numbers.join('') });
  return fill(STRINGS.layouts.boxesOf, { numbers: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' });
}

/** Describes the position and size of a box: `Box 2 at x 640, y 0, 640 wide, 360 high.` */
function describePlace(plan: LayoutPlan, key: number): string {
  const box = plan.boxes.find((candidate) => candidate.key === key);
  if (!box) return '';
  const { x, y, width, height } = box;
  return fill(STRINGS.layouts.nowAt, { number: numberOf(plan, key), x, y, width, height });
}
