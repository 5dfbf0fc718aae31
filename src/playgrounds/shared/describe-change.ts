import { canvasOf } from './layouts/types';
import type { PlanChange } from './layout-plan';
import type { Box, LayoutPlan } from './types';

/** Says what a change has done, for screen readers. */
export function describeChange(change: PlanChange, plan: LayoutPlan): string {
  switch (change.type) {
    case 'choose':
      return change.preset === null
        ? 'Empty map.'
        : `Layout ${change.preset}, ${plan.boxes.length} ${plan.boxes.length === 1 ? 'spot' : 'spots'}.`;
    case 'canvas':
      return `Canvas ${canvasOf(plan.widescreen).width} by ${canvasOf(plan.widescreen).height}.`;
    case 'add':
    case 'duplicate':
      return `Added: the map has ${plan.boxes.length} ${plan.boxes.length === 1 ? 'box' : 'boxes'}.`;
    case 'remove':
    case 'remove-all':
      return `Removed: ${plan.boxes.length} left.`;
    case 'order':
      return `Now box ${numberOf(plan, change.key)} of ${plan.boxes.length}.`;
    case 'place':
      return describePlace(plan, change.key);
    case 'places':
      return change.places.size === 1
        ? describePlace(plan, [...change.places.keys()][0] ?? 0)
        : `${change.places.size} boxes arranged.`;
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
  if (numbers.length < 2) return `box ${numbers.join('')}`;
  return `boxes ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** Describes the position and size of a box: `Box 2 at x 640, y 0, 640 wide, 360 high.` */
function describePlace(plan: LayoutPlan, key: number): string {
  const box = plan.boxes.find((candidate) => candidate.key === key);
  return box ? `Box ${numberOf(plan, key)} at x ${box.x}, y ${box.y}, ${box.width} wide, ${box.height} high.` : '';
}
