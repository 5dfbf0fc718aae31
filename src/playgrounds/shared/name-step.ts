import { fill } from '../../site/fill';
import { plural } from '../../site/words';
import { sameRect } from './rect';
import { canvasOf } from './layouts/types';
import type { Box, LayoutPlan } from './types';

/** Says what was done between two plans that follow each other in the history: `Moved box 2`. */
export function nameStep(before: LayoutPlan, after: LayoutPlan): string {
  if (before.widescreen !== after.widescreen) {
    const { width, height } = canvasOf(after.widescreen);
    return fill(STRINGS.layouts.stepCanvas, { width, height });
  }
  if (after.preset !== null && after.preset !== before.preset)
    return fill(STRINGS.layouts.named, { name: after.preset });
  return nameBoxes(before.boxes, after.boxes) ?? nameOptions(before, after) ?? STRINGS.layouts.stepLoaded;
}

function nameBoxes(before: readonly Box[], after: readonly Box[]): string | undefined {
  const numbers = new Map(before.map(({ key }, index) => [key, index + 1]));
  const kept = new Set(after.map(({ key }) => key));
  const removed = before.flatMap(({ key }, index) => (kept.has(key) ? [] : [index + 1]));
  const added = after.flatMap(({ key }, index) => (numbers.has(key) ? [] : [index + 1]));
  const changed = after.flatMap((box, index) => {
    const old = before.find(({ key }) => key === box.key);
    return old && old !== box ? [{ old, box, number: index + 1 }] : [];
  });
  if (after.length === 0 && removed.length > 0) return STRINGS.layouts.stepEmptied;
  // Both at once is what only another layout does.
  if (added.length + removed.length > 0 && changed.length > 0) return undefined;
  if (added.length > 0)
    return removed.length > 0 ? undefined : fill(STRINGS.layouts.stepAdded, { boxes: boxes(added) });
  if (removed.length > 0) return fill(STRINGS.layouts.stepRemoved, { boxes: boxes(removed) });
  if (changed.length === 0)
    return after.some(({ key }, index) => key !== before[index]?.key) ? STRINGS.layouts.stepOrder : undefined;
  const placed = changed.filter(({ old, box }) => !sameRect(old, box));
  if (placed.length > 0) {
    const isMove = placed.every(({ old, box }) => old.width === box.width && old.height === box.height);
    return fill(isMove ? STRINGS.layouts.stepMoved : STRINGS.layouts.stepResized, {
      boxes: boxes(placed.map(({ number }) => number)),
    });
  }
  const [first] = changed;
  if (!first) return undefined;
  return fill(first.old.fit === first.box.fit ? STRINGS.layouts.stepUser : STRINGS.layouts.stepFit, {
    number: first.number,
  });
}

/** `box 2`, or `3 boxes`. */
function boxes(numbers: readonly number[]): string {
  return numbers.length === 1
    ? fill(STRINGS.layouts.box, { number: numbers[0] ?? '' })
    : plural(numbers.length, STRINGS.layouts.boxCount);
}

const OPTIONS = [
  ['layout', STRINGS.layouts.stepLayout],
  ['voiceActivation', STRINGS.layouts.voiceActivation],
  ['showNames', STRINGS.layouts.showNames],
  ['mapName', STRINGS.layouts.mapName],
] as const;

function nameOptions(before: LayoutPlan, after: LayoutPlan): string | undefined {
  return OPTIONS.find(([key]) => before[key] !== after[key])?.[1];
}
