import type { Rect } from './rect';

interface Keyed extends Rect {
  readonly key: number;
}

/**
 * The box that a key goes to on the canvas. Left and Right follow the order of the boxes and begin again at its ends,
 * which reaches every box, even one below others. Up and Down go to the nearest box in that direction, Home and End to
 * the first and last. Undefined for any other key, and where there is no box.
 */
export function neighborOf<T extends Keyed>(boxes: readonly T[], current: number, key: string): T | undefined {
  const index = boxes.findIndex((box) => box.key === current);
  switch (key) {
    case 'ArrowLeft':
      return boxes.at(index - 1);
    case 'ArrowRight':
      return boxes[(index + 1) % boxes.length];
    case 'Home':
      return boxes[0];
    case 'End':
      return boxes.at(-1);
    case 'ArrowUp':
    case 'ArrowDown':
      return boxes[index] && nearest(boxes, boxes[index], key === 'ArrowDown' ? 1 : -1);
    default:
      return undefined;
  }
}

/** Going sideways counts more than going far, so that Down stays in its column. */
const SIDEWAYS = 3;

function nearest<T extends Keyed>(boxes: readonly T[], from: T, way: 1 | -1): T | undefined {
  const middle = ({ y, height }: Rect): number => y + height / 2;
  const distance = (box: T): number => {
    const sideways = Math.max(0, box.x - (from.x + from.width), from.x - (box.x + box.width));
    const offset = Math.abs(box.x + box.width / 2 - (from.x + from.width / 2));
    // The offset of the middles decides between boxes that are equally near.
    return Math.abs(middle(box) - middle(from)) + SIDEWAYS * sideways + offset / 1000;
  };
  return boxes
    .filter((box) => (middle(box) - middle(from)) * way > 0)
    .sort((one, other) => distance(one) - distance(other))[0];
}
